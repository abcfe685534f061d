/** The English texts of the review dialog. They load with the dialog. */
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
  guidance: 'Please do not post aggressive or discriminatory language, profanities, trade secrets or confidential information.',
  add: 'Add Review', // spec
  suggest: 'Suggest Editing', // spec
}

export type ReviewTexts = typeof reviewEn
