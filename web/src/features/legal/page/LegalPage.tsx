import '@/shared/texts/legal/addLegalTexts'
import { useDocumentTitle } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { Section } from '@/shared/detail/Section'
import { Breadcrumbs } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import { LEGAL_PARTS } from '@/shared/texts/legal/legalParts'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { SearchLogChoice } from './SearchLogChoice'
import classes from './LegalPage.module.css'

export const TermsPage = () => <LegalPage name="terms" />
export const PrivacyPage = () => <LegalPage name="privacy" />

function LegalPage({ name }: { readonly name: keyof typeof LEGAL_PARTS }) {
  const { t } = useTranslation('legal')
  const site = useTranslation().t('site.name')
  useDocumentTitle(`${t(name)} · ${site}`)
  return (
    <Shell trail={<Breadcrumbs crumbs={[{ name: t(name) }]} />}>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t(name)}</h1>
        <SampleNotice />
        {LEGAL_PARTS[name].map((part) => (
          <Section key={part} title={t(`parts.${part}.title`)}>
            <p>{t(`parts.${part}.text`)}</p>
            {part === 'searches' && <SearchLogChoice />}
          </Section>
        ))}
      </main>
    </Shell>
  )
}
