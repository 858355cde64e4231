import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router'
import { definePage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { emergencyOf } from '../../components/telephone/numbers.ts'
import { hrefIn } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NumberLink } from '../../message-form/number-link.tsx'
import { statusOf } from '../../message-form/problem.ts'
import { Page } from '../../page-templates/page.tsx'
import { reportPath } from '../../reports/report-path.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { useCouncil } from '../../start/council.ts'
import type { Route } from './+types/route.ts'
import { panelName } from './report-form.tsx'
import { AllReports } from './report-notice.tsx'
import { ReportPanel } from './report-panel.tsx'
import { presentSent } from './sent-word.ts'
import { takeReport } from './take-report.ts'

const page = definePage(['report', 'contact'], {
  kinds: 'reportKinds',
  wards: { list: 'wards', content: false },
})

/** The site's server accepts `?sent=` only with its own signature, so a link cannot fake a confirmation. */
export async function loader(args: Route.LoaderArgs) {
  const sent = presentSent(new URL(args.request.url).searchParams)
  return { ...(await page.loader(args)), sent }
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return { ...(await page.clientLoader(args)), sent: undefined }
}
export const shouldRevalidate = page.shouldRevalidate
export const handle: PageHandle = { ...page.handle, takesFiles: 'photographs' }

/** The form without JavaScript. After success the browser is redirected, so that a reload sends nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = serverLanguage(request, context)
  const api = context.get(apiContext)
  const taken = await takeReport(await request.formData(), { api, language, now: new Date() })
  if ('givenBack' in taken) return data(taken.givenBack, { status: statusOf(taken.givenBack.problem) })
  const path = hrefIn(reportPath, language, context.get(siteContext).defaultLanguage)
  return redirect(`${path}?sent=${taken.sent}#${panelName}`, 303)
}

/** A resident reports a problem: what, where, and a photograph. */
export default function Report({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('report')
  const wards = useRowsNow(loaderData.wards)
  const lead = (
    <>
      {t('lead')} <NumberLink number={emergencyOf(useCouncil()).number} />
    </>
  )
  return (
    <Page title={t('title')} intro={t('intro')} lead={lead} aside={null} also={{ wards: loaderData.wards }}>
      <Resource of={loaderData.kinds} empty={t('noKinds')}>
        {(kinds) => <ReportPanel givenBack={actionData} sent={loaderData.sent} kinds={kinds} wards={wards} />}
      </Resource>
      <AllReports />
      <MoreLink to="/contact">{t('toContact')}</MoreLink>
    </Page>
  )
}
