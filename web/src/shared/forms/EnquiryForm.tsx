import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore, setAccount } from '@/shared/account/accountStore'
import { markApplyAfterRegister } from '@/shared/account/resume'
import { sessionQuery, type CurrentPerson } from '@/shared/account/session'
import { storePendingAction } from '@/shared/account/pendingAction'
import { api } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { isolateDirection } from '@/shared/format/direction'
import type { FormDialog } from '@/shared/overlays/overlay'
import { openOverlay, openSignIn } from '@/shared/overlays/overlayStore'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import { EnquiryField } from './EnquiryField'
import { ErrorSummary } from './ErrorSummary'
import type { FormName } from './formTable'
import { LAYOUTS } from './layouts'
import { getSelector, PHONE_COUNTRY_KEY, prepareEnquiry } from './prepareValues'
import { splitPhone } from './phone'
import { buildCourseValues, buildSubmission, forgetSubmission, submitEnquiry } from './submitEnquiry'
import { useRuleForm } from './useRuleForm'
import type { FormValues } from './validation'
import classes from './forms.module.css'

interface EnquiryFormProps {
  readonly dialog: FormDialog
  readonly person: CurrentPerson | undefined
  readonly onClose: () => void
  /** Called when the form was sent, unless a toast shows the success text. */
  readonly onSent: () => void
}

const SIGNED_OUT = 401
const TOO_MANY = 429

/** Returns the values with which the form starts for a signed-in person. */
function prefill(person: CurrentPerson | undefined): FormValues {
  if (!person) return {}
  const { country, typed } = splitPhone(person.mobile)
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    full_name: `${person.first_name} ${person.last_name}`,
    email_address: person.email,
    mobile: typed,
    [PHONE_COUNTRY_KEY]: country,
  }
}

/**
 * One of the enquiry forms. The typed values stay if the form closes, the session ends or a request
 * fails.
 */
export function EnquiryForm({ dialog, person, onClose, onSent }: EnquiryFormProps) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const { form: name, course } = dialog
  const layout = LAYOUTS[name]
  const form = useRuleForm(name, { [PHONE_COUNTRY_KEY]: 'PK', ...prefill(person) }, (values) => prepareEnquiry(name, layout.fields, values))
  const facts = useQuery({ ...api.queryOptions('get', '/api/course/{course}/crm_course_detail', { params: { path: { course: String(course?.id) } } }), enabled: course !== undefined })
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'tooMany'>('idle')
  // If this form has closed before the response arrives, another dialog may be open.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const askForAccount = () => {
    setAccount(undefined)
    if (name === 'apply_now') {
      markApplyAfterRegister()
      storePendingAction({ kind: 'form', dialog })
      openOverlay({ kind: 'signUp' })
    } else openSignIn(name === 'apply' ? 'apply' : name === 'suggest_edit' ? 'edit' : 'enquiry', course?.name, { kind: 'form', dialog })
  }
  const finish = (sent: FormValues) => {
    forgetSubmission(name, sent)
    form.reset({ [PHONE_COUNTRY_KEY]: 'PK', ...prefill(person) })
    if (layout.closesAfterMs === 0) {
      toastStore.set({ text: t(`success.${layout.success}`), tone: 'success' })
      if (isOpen.current) onClose()
      return
    }
    onSent()
  }
  /** Requests the session again if its first request has failed. Rejects if this request fails, too. */
  const findSender = async () => person ?? (accountStore.get() && name !== 'need_assistance' ? (await queries.fetchQuery({ ...sessionQuery(), staleTime: 0 })).person : null)
  const send = async (sentForm: FormName) => {
    const values = form.validate()
    if (!values) return
    setState('sending')
    let sender: CurrentPerson | null
    try {
      sender = await findSender()
    } catch {
      setState('failed')
      return
    }
    if (!sender && name !== 'need_assistance') {
      setState('idle')
      askForAccount()
      return
    }
    const typed: FormValues = {
      ...(course ? { course_id: String(course.id) } : {}),
      ...values,
      ...layout.constants,
      ...getSelector(sentForm, layout.path),
      ...(sender ? { user_id: String(sender.user_id) } : {}),
    }
    const sent = buildSubmission(name, typed, buildCourseValues(name, facts.data))
    try {
      await submitEnquiry(layout.path, sent)
      finish(sent)
    } catch (error) {
      const problem = toApiProblem(error)
      // The server has not stored values that it rejects.
      if (problem.fields.length > 0 || problem.status === TOO_MANY || problem.status === SIGNED_OUT) forgetSubmission(name, sent)
      setState(problem.status === TOO_MANY ? 'tooMany' : problem.fields.length > 0 ? 'idle' : 'failed')
      if (problem.status === SIGNED_OUT && isOpen.current) askForAccount()
      else if (problem.fields.length > 0 && isOpen.current) form.showProblems(problem.fields)
      else if (name === 'eligibility' || !isOpen.current) toastStore.set({ text: t('form.notSubmitted'), tone: 'danger' })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : ''
    void send(layout.submits.find((each) => each === chosen) ?? layout.submits[0] ?? name)
  }
  const shown = layout.fields.filter(({ isShown }) => isShown?.(form.values) ?? true)
  const getLabel = (key: string) => {
    const label = shown.find((field) => field.key === key)?.label
    return label === undefined ? key : label === 'terms' || label === 'over16' ? t('form.terms') : t(`fields.${label}`)
  }
  const isDisabled = state === 'sending' || (layout.needsTerms && form.values.terms !== '1')
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {course && <p className={classes.course}>{isolateDirection(course.name)}</p>}
      <ErrorSummary form={form} getLabel={getLabel} />
      {shown.map((field) => (
        <EnquiryField key={`${field.key}-${field.kind}`} form={form} formName={name} field={field} />
      ))}
      {layout.hasGuidance && <p className={classes.help}>{t('guidance')}</p>}
      {(state === 'failed' || state === 'tooMany') && (
        <p className={classes.error} role="alert">
          {t(state === 'tooMany' ? 'form.tooMany' : 'form.failed')}
        </p>
      )}
      <div className={classes.actions}>
        {layout.submits.map((each, index) => (
          <button key={each} type="submit" value={each} className={index === 0 ? controls.strong : controls.second} disabled={isDisabled}>
            {state === 'sending' ? t('form.sending') : t(`submits.${each}`)}
          </button>
        ))}
      </div>
    </form>
  )
}
