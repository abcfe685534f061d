import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
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

let sent: { readonly content: string; readonly id: string } | undefined

/**
 * Returns the idempotency key of a form. Sending the same values again after a failure uses the
 * same key.
 */
export function getSubmissionId(values: FormValues): string {
  const content = JSON.stringify(values)
  if (sent?.content !== content) sent = { content, id: crypto.randomUUID() }
  return sent.id
}

/** Forgets the key. After a success, sending the same values again counts as a new enquiry. */
export const forgetSubmissionId = () => {
  sent = undefined
}
