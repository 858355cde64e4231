import type { Language } from '@nagardwar/contract/browser'
import { data } from 'react-router'
import type { Receipt } from '../api/receipt.ts'
import { serverTexts } from '../api/server-texts.ts'
import type { ApiSource } from '../api/source.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { withWritten } from '../written/written.tsx'
import { ReportPanel } from './report-panel.tsx'
import type { GivenBack } from './take-report.ts'

export type FormHead = { form: { title: string; intro: string; contact: string } }

type Options = {
  source: ApiSource
  language: Language
  givenBack: GivenBack | undefined
  sent: Receipt | undefined
}

/** The head of the page, with the form that the server alone writes. Without a named officer there is no such page. */
export async function loadForm({ source, language, givenBack, sent }: Options) {
  if (!import.meta.env.SSR) throw new Error('Only the server loads this form.')
  const officer = await source.misconductOfficer?.()
  if (officer === 'absent') throw data(null, { status: 404 })
  if (!officer) throw data(null, { status: 503 })
  const texts = await serverTexts(source, language, ['misconduct', 'contact', 'common'])
  const { t } = texts
  const named = officer.title[language] || officer.title[language === 'mr' ? 'en' : 'mr']
  const form = { title: t('misconduct:title'), intro: t('misconduct:intro'), contact: t('contact:title') }
  return withWritten<FormHead>(
    { form },
    <TextsContext value={texts}>
      <ReportPanel officer={named} givenBack={givenBack} sent={sent} />
    </TextsContext>,
  )
}
