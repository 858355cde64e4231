import type { MisconductOfficer } from '@nagardwar/contract/browser'
import { data, redirect } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import type { Receipt } from '../../api/receipt.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { AwayPage } from '../../error-pages/away-page.tsx'
import { hrefIn } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentSent } from '../../message-form/present.ts'
import { statusOf } from '../../message-form/problem.ts'
import { misconductPath } from '../../misconduct/misconduct-path.ts'
import { Page } from '../../page-templates/page.tsx'
import type { Route } from './+types/route.ts'
import { ReportPanel } from './report-panel.tsx'
import { takeReport } from './take-report.ts'

// A plain form: its document is loaded and nothing of it is kept on the device.
export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { texts: ['contact', 'misconduct'] }

type Found = { officer: MisconductOfficer; sent: Receipt | undefined }

/** Without a named officer there is no such page, 404; while nothing was ever heard nobody knows, 503. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const officer = await context.get(apiContext).misconductOfficer?.()
  if (officer === 'absent') throw data(null, { status: 404 })
  if (!officer) return data<Found | 'away'>('away', { status: 503 })
  return data<Found | 'away'>({ officer, sent: presentSent(new URL(request.url).searchParams) })
}

/** After success the browser is redirected, so that a reload sends nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeReport(await request.formData(), context.get(apiContext).send, new Date())
  if ('givenBack' in taken) return data(taken.givenBack, { status: statusOf(taken.givenBack.problem) })
  const { defaultLanguage } = context.get(siteContext)
  const path = hrefIn(misconductPath, serverLanguage(request, context), defaultLanguage)
  return redirect(`${path}?sent=${taken.sent}#report`, 303)
}

/** A report of discrimination or misconduct of staff, to the one officer who reads it. */
export default function Misconduct({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['misconduct', 'contact'])
  const language = useLanguage()
  if (loaderData === 'away') return <AwayPage />
  const { officer, sent } = loaderData
  const named = officer.title[language] || officer.title[language === 'mr' ? 'en' : 'mr']
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      crumbs={[{ label: t('contact:title'), to: '/contact' }]}
      aside={null}
      records={[]}
    >
      <ReportPanel officer={named} givenBack={actionData} sent={sent} />
    </Page>
  )
}
