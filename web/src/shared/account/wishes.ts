/** What only a signed-in person can do. */
export type Wish = 'favourite' | 'apply' | 'edit' | 'enquiry' | 'assistance' | 'follow' | 'signIn'
