/** What the dialog of a suggested edit or a review says: it comes with it. */
export const reviewEn = {
  title: 'Suggest an Edit or Post Review', // spec
  firstName: 'First name',
  lastName: 'Last name',
  phoneType: 'Phone type',
  mobile: 'Mobile',
  landline: 'Landline',
  phone: 'Phone',
  email: 'Email',
  comment: 'Comment',
  guidance:
    'Please write nothing aggressive or discriminatory, no profanities, and no trade secrets or other confidential information.',
  add: 'Add Review', // spec
  suggest: 'Suggest Editing', // spec
}

export type ReviewTexts = typeof reviewEn
