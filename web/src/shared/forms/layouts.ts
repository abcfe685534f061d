import type { DialogForm } from '@/shared/overlays/overlay'
import type { AccountTexts } from '@/shared/texts/account/account.en'
import type { FormName } from './formTable'
import type { FormValues } from './validation'

/**
 * The kind of control for a field. `start` is a choice of a month in the next two years. `flag` is
 * a checkbox with the value 'Yes'.
 */
type FieldKind = 'text' | 'email' | 'phone' | 'textarea' | 'choice' | 'radio' | 'country' | 'countries' | 'month' | 'start' | 'date' | 'exams' | 'flag' | 'check'

export interface LayoutField {
  readonly key: string
  readonly kind: FieldKind
  readonly label: keyof AccountTexts['fields']
  readonly autoComplete?: string
  readonly isOptional?: boolean
  /**
   * Returns whether the field is shown and sent, given the values of the form. Without this
   * function, the field is always shown.
   */
  readonly isShown?: (values: FormValues) => boolean
}

interface FormLayout {
  readonly path: '/crm/applyToCourse.php' | '/crm/webForms.php' | '/crm/createCase.php'
  readonly fields: readonly LayoutField[]
  /**
   * The forms that can be sent, with one button for each. All of them have the fields of this
   * layout.
   */
  readonly submits: readonly (FormName & keyof AccountTexts['submits'])[]
  /** The buttons are disabled until the terms are accepted. */
  readonly needsTerms: boolean
  /**
   * The time in ms after which the dialog closes when the form was sent. With 0, a toast shows the
   * success text. If undefined, the visitor closes the dialog.
   */
  readonly closesAfterMs?: number
  readonly success: keyof AccountTexts['success']
  /** Request parameters that the specification fixes. */
  readonly constants?: FormValues
  readonly hasGuidance?: boolean
}

const text = (key: LayoutField['label'], autoComplete?: string): LayoutField => ({ key, kind: 'text', label: key, ...(autoComplete ? { autoComplete } : {}) })
const NAMES = [text('first_name', 'given-name'), text('last_name', 'family-name')]
const FULL_NAME = text('full_name', 'name')
const EMAIL: LayoutField = { key: 'email_address', kind: 'email', label: 'email_address', autoComplete: 'email' }
const PHONE: LayoutField = { key: 'mobile', kind: 'phone', label: 'mobile' }
const PHONE_TYPE: LayoutField = { key: 'phone_type', kind: 'radio', label: 'phone_type' }
const country = (key: LayoutField['label']): LayoutField => ({ key, kind: 'country', label: key })
const START: LayoutField = { key: 'intake_c', kind: 'start', label: 'intake_c' }
const LEVEL: LayoutField = { key: 'level_c', kind: 'choice', label: 'level_c' }
const OVER_16: LayoutField = { key: 'terms', kind: 'check', label: 'over16' }
const TERMS: LayoutField = { key: 'terms', kind: 'check', label: 'terms' }

const isTaken = ({ english_test }: FormValues) => english_test === 'yes'
const isScheduled = ({ english_test }: FormValues) => english_test === 'scheduled'
const ENGLISH_ANSWER: LayoutField = { key: 'english_test', kind: 'radio', label: 'english_test' }
const ENGLISH_TEST: readonly LayoutField[] = [
  ENGLISH_ANSWER,
  { key: 'english_test_type', kind: 'choice', label: 'english_test_type', isOptional: true, isShown: (values) => isTaken(values) || isScheduled(values) },
  { key: 'english_test_schedule_date', kind: 'month', label: 'english_test_taken', isOptional: true, isShown: isTaken },
  { key: 'english_test_schedule_date', kind: 'date', label: 'english_test_schedule_date', isOptional: true, isShown: isScheduled },
  ...(['score', 'listening', 'speaking', 'reading', 'writing'] as const).map(
    (part): LayoutField => ({ key: `english_test_${part}`, kind: 'text', label: `english_test_${part}`, isOptional: true, isShown: isTaken }),
  ),
]
const EXAM: readonly LayoutField[] = [
  { key: 'no_exam', kind: 'exams', label: 'no_exam' },
  { key: 'result_c', kind: 'text', label: 'result_c', isShown: ({ no_exam }) => no_exam !== '1' },
]
const QUALIFICATIONS: readonly LayoutField[] = [
  { key: 'bachelors_degree', kind: 'flag', label: 'bachelors_degree' },
  year('bachelor_passing_year', 'bachelors_degree'),
  { key: 'college_qualification', kind: 'flag', label: 'college_qualification' },
  year('college_passing_year', 'college_qualification'),
  { key: 'masters_degree', kind: 'flag', label: 'masters_degree' },
  year('master_passing_year', 'masters_degree'),
  { key: 'school_qualification', kind: 'choice', label: 'school_qualification', isOptional: true },
  year('school_passing_year', 'school_qualification'),
]

function year(key: LayoutField['label'], qualification: string): LayoutField {
  return { key, kind: 'text', label: key, isOptional: true, isShown: (values) => (values[qualification] ?? '') !== '' }
}

/** The fields that the forms ApplyNow and Free Counselling share. */
const STUDY_PLAN: readonly LayoutField[] = [
  FULL_NAME, EMAIL, PHONE_TYPE, PHONE, country('residence'), country('citizenship'), START, ...ENGLISH_TEST, ...EXAM, LEVEL, OVER_16,
]

/** The enquiry forms, with the fields in the order of the specification (sections 3.3 to 3.6). */
export const LAYOUTS: Readonly<Record<DialogForm, FormLayout>> = {
  apply: {
    path: '/crm/applyToCourse.php',
    fields: [...NAMES, EMAIL, PHONE, country('nationality'), country('residence'), country('preferredCountry'), { key: 'intake', kind: 'month', label: 'intake', isOptional: true }, { key: 'message', kind: 'textarea', label: 'message' }, TERMS],
    submits: ['apply'],
    needsTerms: true,
    closesAfterMs: 2000,
    success: 'application',
  },
  apply_now: {
    path: '/crm/webForms.php',
    fields: STUDY_PLAN,
    submits: ['apply_now'],
    needsTerms: false,
    closesAfterMs: 0,
    success: 'application',
  },
  counselling: {
    path: '/crm/webForms.php',
    fields: STUDY_PLAN,
    submits: ['counselling'],
    needsTerms: false,
    closesAfterMs: 0,
    success: 'application',
  },
  eligibility: {
    path: '/crm/webForms.php',
    fields: [...NAMES, EMAIL, PHONE_TYPE, PHONE, text('city', 'address-level2'), country('residence'), country('citizenship'), ...QUALIFICATIONS, START, ENGLISH_ANSWER, { key: 'english_test_schedule_date', kind: 'date', label: 'english_test_schedule_date', isShown: ({ english_test }) => english_test !== 'no' }, ...EXAM, LEVEL, OVER_16],
    submits: ['eligibility'],
    needsTerms: true,
    success: 'application',
  },
  request_info: {
    path: '/crm/createCase.php',
    fields: [FULL_NAME, EMAIL, PHONE, { key: 'age', kind: 'choice', label: 'age' }, country('primary_address_country'), country('nationality_c'), { key: 'intake_c', kind: 'text', label: 'year' }, { key: 'country_pref', kind: 'countries', label: 'country_pref' }, { key: 'description', kind: 'textarea', label: 'question' }, TERMS],
    submits: ['request_info'],
    needsTerms: true,
    success: 'enquiry',
    constants: { subject: 'Request Info' },
  },
  need_assistance: {
    path: '/crm/createCase.php',
    fields: [FULL_NAME, EMAIL, PHONE, { key: 'description', kind: 'textarea', label: 'description' }],
    submits: ['need_assistance'],
    needsTerms: false,
    success: 'enquiry',
    constants: { subject: 'Need Assistance' },
  },
  suggest_edit: {
    path: '/crm/createCase.php',
    fields: [...NAMES, PHONE_TYPE, PHONE, EMAIL, { key: 'description', kind: 'textarea', label: 'comment' }],
    submits: ['review', 'suggest_edit'],
    needsTerms: false,
    success: 'enquiry',
    hasGuidance: true,
  },
}
