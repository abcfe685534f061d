import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'
import { useLocale } from '@/shared/texts/useLocale'
import { labelCountries } from './countryNames'
import type { FormName } from './formTable'
import { Checkbox, CheckboxList, CountryInput, ExamRadios, PhoneInput, Radios, Select, TermsText, TextArea, TextInput, useRuleOptions } from './inputs'
import type { LayoutField } from './layouts'
import { listMonths, listStartMonths } from './months'
import type { RuleForm } from './useRuleForm'

interface EnquiryFieldProps {
  readonly form: RuleForm
  readonly formName: FormName
  readonly field: LayoutField
}

/** One field of an enquiry form. The kind of the field selects the control. */
export function EnquiryField({ form, formName, field }: EnquiryFieldProps) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const { key, kind, label, isOptional = false, autoComplete } = field
  const options = useRuleOptions(formName, key)
  const input = { form, name: key, label: label === 'terms' || label === 'over16' ? t('form.terms') : t(`fields.${label}`), isOptional }
  switch (kind) {
    case 'text':
    case 'email':
    case 'date':
      return <TextInput {...input} type={kind} autoComplete={autoComplete} />
    case 'textarea':
      return <TextArea {...input} />
    case 'phone':
      return <PhoneInput {...input} />
    case 'country':
      return <CountryInput {...input} />
    case 'countries':
      return <StudyCountries {...input} />
    case 'choice':
      return <Select {...input} options={options} />
    case 'radio':
      return <Radios {...input} options={options} />
    case 'month':
      return <Select {...input} options={listMonths(tag)} />
    case 'start':
      return <Select {...input} options={listStartMonths(tag, new Date())} />
    case 'exams':
      return <ExamRadios {...input} />
    case 'flag':
      return <Checkbox {...input} value="Yes" />
    case 'check':
      return <Checkbox {...input} label={<TermsText name={label === 'over16' ? 'over16' : 'terms'} />} />
  }
}

/** The countries that have courses. */
function StudyCountries({ form, name, label }: { readonly form: RuleForm; readonly name: string; readonly label: string }) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const { data = [] } = useQuery({ ...api.queryOptions('get', '/api/country/all-countries'), ...NEVER_STALE })
  const withCourses = data.filter(({ course_count }) => course_count > 0)
  const options = labelCountries(withCourses, tag).map(({ name: value, label: text }) => ({ value, label: text }))
  return <CheckboxList form={form} name={name} label={label} help={t('help.country_pref')} options={options} />
}
