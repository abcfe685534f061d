import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { getSentName, readDraft, removeDraft, storeDraft } from './drafts'
import { FORM_ENCODED } from './formEncoded'
import { FORM_TABLE, getFields, type FormName } from './formTable'
import type { FormValues } from './validation'

type EnquiryPath = '/crm/applyToCourse.php' | '/crm/webForms.php' | '/crm/createCase.php'
export type CrmCourse = components['schemas']['CrmCourseDetail']

/**
 * Sends an enquiry. When the promise resolves, the server has stored the enquiry. Rejects with an
 * ApiProblem.
 */
export async function submitEnquiry(path: EnquiryPath, values: FormValues): Promise<void> {
  await fetchClient.POST(path, { body: values, headers: FORM_ENCODED })
}

/** Selects the course facts for which the form has parameters. */
export function buildCourseValues(form: FormName, course: CrmCourse | undefined): FormValues {
  if (!course) return {}
  const keys = new Set(getFields(form).map(({ key }) => key))
  const facts = { ...course, title: course.course_title, admission_schedule: course.intake.join(', ') }
  const known = Object.entries(facts).filter(([key, value]) => keys.has(key) && !PERSON_KEYS.has(key) && value !== null && !Array.isArray(value))
  return Object.fromEntries(known.map(([key, value]) => [key, String(value).slice(0, FORM_TABLE.value_max_characters)]))
}

/** Form parameters about the person. Course facts with the same key must not replace them. */
const PERSON_KEYS: ReadonlySet<string> = new Set(['city', 'intake'])

/**
 * Returns the values to send: the facts of the course, the typed values and the idempotency key
 * `submission_id`. The values are stored until `forgetSubmission`. If the same typed values are sent
 * again, for example after a lost response and a reload, returns the stored values, so that the
 * server stores the form only once. The facts are not compared, because they may load late.
 */
export function buildSubmission(form: FormName, typed: FormValues, facts: FormValues): FormValues {
  const typedText = JSON.stringify(typed)
  const { typed: storedText, ...stored } = readDraft(getSentName(form))
  if (storedText === typedText) return stored
  const values = { ...facts, ...typed, submission_id: crypto.randomUUID() }
  storeDraft(getSentName(form), { ...values, typed: typedText })
  return values
}

/**
 * Forgets sent values. After a success, sending the same values again counts as a new enquiry. If
 * the form was sent again with other values, these stay stored.
 */
export function forgetSubmission(form: FormName, sent: FormValues): void {
  if (readDraft(getSentName(form)).submission_id === sent.submission_id) removeDraft(getSentName(form))
}
