import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { FORM_ENCODED } from './formEncoded'
import { FORM_TABLE, getFields, type FormName } from './formTable'
import type { FormValues } from './validation'

type EnquiryPath = '/crm/applyToCourse.php' | '/crm/webForms.php' | '/crm/createCase.php'
export type CrmCourse = components['schemas']['CrmCourseDetail']

/** Sends an enquiry. The server has stored it when the promise resolves. Rejects with an ApiProblem. */
export async function submitEnquiry(path: EnquiryPath, values: FormValues): Promise<void> {
  await fetchClient.POST(path, { body: values, headers: FORM_ENCODED })
}

/** The facts of a course for the CRM, as far as the form has parameters for them. */
export function buildCourseValues(form: FormName, course: CrmCourse | undefined): FormValues {
  if (!course) return {}
  const keys = new Set(getFields(form).map(({ key }) => key))
  const facts = { ...course, title: course.course_title, admission_schedule: course.intake.join(', ') }
  const known = Object.entries(facts).filter(([key, value]) => keys.has(key) && !PERSON_KEYS.has(key) && value !== null && !Array.isArray(value))
  return Object.fromEntries(known.map(([key, value]) => [key, String(value).slice(0, FORM_TABLE.value_max_characters)]))
}

/** Parameters that are about the person, although the facts of a course have the same key. */
const PERSON_KEYS: ReadonlySet<string> = new Set(['city', 'intake'])

let sent: { readonly content: string; readonly id: string } | undefined

/** The idempotency key of a form. A repeated attempt with the same values has the same key. */
export function getSubmissionId(values: FormValues): string {
  const content = JSON.stringify(values)
  if (sent?.content !== content) sent = { content, id: crypto.randomUUID() }
  return sent.id
}

/** The next identical form is a new one. */
export const forgetSubmissionId = () => {
  sent = undefined
}
