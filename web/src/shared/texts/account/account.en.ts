/** The English texts of accounts and forms. They load with the first dialog or page of an account. */
export const accountEn = {
  signIn: {
    title: 'Please sign in',
    favourite: 'Favourites need an account, so you can find them on any device.',
    apply: 'Applications need an account, so you can follow their progress.',
    edit: 'Suggestions need an account, so we can reply.',
    enquiry: 'Questions need an account, so the institute can reply.',
    assistance: 'Advice needs an account, so a counsellor can reply.',
    follow: 'Following an institute needs an account, so we can send you its news.',
    signIn: 'Sign in to save favourites, apply and ask questions.',
    submit: 'Login', // spec
    noAccount: 'No account yet?',
    toSignUp: 'Register',
    forgotten: 'Forgot your password?',
  },
  signUp: {
    title: 'Register',
    lead: 'We send a code to your email address. Enter the code to finish.',
    submit: 'Request OTP', // spec
    hasAccount: 'Already registered?',
    failed: 'Internal Error!!!', // spec
  },
  code: {
    title: 'Enter your code',
    lead: 'We sent a code of 4 digits to {{email}}. It is valid for 10 minutes.',
    local: 'This site sends no mail. The command “finder mail” shows the code.',
    label: 'Code',
    submit: 'OK', // spec
    matched: 'OTP MATCHED', // spec
    wait: 'You can request a new code in {{time}}',
    resend: 'Resend code',
    resent: 'We sent a new code.',
    missing: 'There is no registration to finish in this browser. Please register first.',
  },
  signOut: {
    title: 'Sign out',
    question: 'Are you sure you want to log out ?', // spec
    yes: 'Sign out',
    no: 'Stay signed in',
  },
  menu: {
    open: 'Account: {{name}}',
    shortlist: 'Shortlisted courses',
    applications: 'Track applications',
    edit: 'Edit', // spec
    signOut: 'Sign out', // spec
  },
  shortlist: {
    title: 'Shortlisted courses',
    none: 'No record Found', // spec
    noneHelp: 'Select the heart of a course to keep it here.',
    toCourses: 'See all courses',
    failed: 'We could not load your courses',
    retry: 'Try again',
    missing_one: '{{count, number}} course is no longer available.',
    missing_other: '{{count, number}} courses are no longer available.',
    prev: 'Prev', // spec
    next: 'Next', // spec
    page: 'Page {{page, number}} of {{pages, number}}',
  },
  password: {
    forgotten: 'Forgot your password?',
    forgottenHelp: 'We send you a link to set a new password. The link is valid for 30 minutes.',
    sendLink: 'Send a link',
    new: 'New password',
    noToken: 'Open the link in our mail to set a new password. A link works once, for 30 minutes.',
    save: 'Save password',
    saved: 'Your new password is saved',
    savedHelp: 'You are signed out on all devices. Sign in with the new password.',
  },
  profile: {
    title: 'My Profile', // spec
    failed: 'We could not load your profile',
    photo: 'Photo',
    photoHelp: 'PNG or JPEG, at most 5 MB.',
    first_name: 'First name',
    last_name: 'Last name',
    mobileHelp: 'The number cannot be changed here.',
    correctMobile: 'Ask us to correct it',
    last_qualification: 'Last qualification',
    passing_date: 'Passing date',
    country_id: 'Country',
    city_id: 'City',
    done: 'Done', // spec
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'This browser',
    lastUsed: 'Last used on {{date}}',
    end: 'Sign out',
    endOf: 'Sign out: {{client}}',
    endAll: 'Sign out everywhere',
  },
  toast: {
    added: 'Course Marked as Favorite', // spec
    known: 'Course already Marked as Favorite', // spec
    removed: 'Course remove from Favorite', // spec
    failed: 'That did not work. Please try again.',
    followLater: 'Following institutes is not available yet.',
  },
  form: {
    summary_one: 'Please correct {{count, number}} field:',
    summary_other: 'Please correct {{count, number}} fields:',
    sending: 'Sending...',
    select: 'Select',
    optional: 'optional',
    close: 'Close',
    failed: 'We could not send this form. What you wrote is kept. Please try again.',
    tooMany: 'Too many attempts. Please wait a few minutes. What you wrote is kept.',
    notSubmitted: 'Not submitted', // spec
    phoneCountry: 'Country code',
    terms: 'Terms',
  },
  titles: {
    apply: 'Request Information', // spec
    apply_now: 'Register Now for More Assistance', // spec
    counselling: 'Free Counselling', // spec
    eligibility: 'Check Eligibility', // spec
    request_info: 'Request Info', // spec
    need_assistance: 'Need Assistance', // spec
    suggest_edit: 'Suggest an Edit or Post Review', // spec
  },
  submits: {
    apply: 'Apply',
    apply_now: 'Register',
    counselling: 'Get free counselling',
    eligibility: 'Check eligibility',
    request_info: 'Request', // spec
    need_assistance: 'Send',
    suggest_edit: 'Suggest Editing', // spec
    review: 'Add Review', // spec
  },
  guidance: 'Please do not post aggressive or discriminatory language, profanities, trade secrets or confidential information.',
  success: {
    application: 'Application Submitted', // spec
    enquiry: 'Submitted Successfully', // spec
  },
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    full_name: 'Full name',
    email_address: 'Email',
    mobile: 'Phone',
    phone_type: 'Phone type',
    password: 'Password',
    confirm_password: 'Password',
    city: 'City',
    nationality: 'Nationality',
    residence: 'Country of residence',
    citizenship: 'Citizenship',
    preferredCountry: 'Preferred study location',
    intake: 'Target intake',
    message: 'Message',
    intake_c: 'Start date',
    year: 'Year to study',
    english_test: 'Have you taken an English test?',
    english_test_type: 'English test',
    english_test_taken: 'Month taken',
    english_test_schedule_date: 'Date of the English test',
    english_test_score: 'Overall score',
    english_test_listening: 'Listening',
    english_test_speaking: 'Speaking',
    english_test_reading: 'Reading',
    english_test_writing: 'Writing',
    no_exam: 'Exam',
    result_c: 'Exam result',
    level_c: 'Study level',
    bachelors_degree: 'Bachelors',
    college_qualification: 'College',
    masters_degree: 'Masters',
    school_qualification: 'School',
    bachelor_passing_year: 'Bachelors: passing year',
    college_passing_year: 'College: passing year',
    master_passing_year: 'Masters: passing year',
    school_passing_year: 'School: passing year',
    age: 'Age',
    primary_address_country: 'Currently living in',
    nationality_c: 'Nationality',
    country_pref: 'Preferred location',
    description: 'Message',
    question: 'Question',
    comment: 'Comment',
    terms: 'I agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Notice</privacy>',
    over16: 'I am over 16 and agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Notice</privacy>',
  },
  help: {
    mobile: 'The number without the country code, such as 0300 1234567.',
    confirm_password: 'At least 8 characters and a number.',
    country_pref: 'Select one or more countries.',
  },
  choices: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    other: 'Other',
    Other: 'Other',
    yes: 'Yes',
    no: 'No',
    scheduled: 'Scheduled',
    none: 'None yet',
    'Bachelors Degree': 'Bachelors Degree',
    'Masters Degree': 'Masters Degree',
    'Professional Certificates': 'Professional Certificates',
    'Short Term Diploma': 'Short Term Diploma',
    Bachelor: 'Bachelor',
    Masters: 'Masters',
    Certificate: 'Certificate',
    Matric: 'Matric',
    'O-Levels': 'O-Levels',
  },
}

export type AccountTexts = typeof accountEn
