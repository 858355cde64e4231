import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router'
import { getList } from '../../api/list.ts'
import { definePage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { DutyOfficers } from '../../components/duty-officers/duty-officers.tsx'
import { withDuties } from '../../components/duty-officers/with-duties.ts'
import { MapPanel } from '../../components/map-panel/map-panel.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { emergencyOf } from '../../components/telephone/numbers.ts'
import { isDocumentKey } from '../../documents/document-path.ts'
import { documentsContext } from '../../documents/documents.ts'
import { accessibleCopyOf } from '../../documents/load-document.ts'
import { hrefIn } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { contactIn } from '../../message-form/contact-wanted.ts'
import { NumberLink } from '../../message-form/number-link.tsx'
import { presentSent } from '../../message-form/present.ts'
import { statusOf } from '../../message-form/problem.ts'
import { Page } from '../../page-templates/page.tsx'
import { reportPath } from '../../reports/report-path.ts'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { useCouncil } from '../../start/council.ts'
import { useHasContent } from '../../start/has-content.ts'
import { mapOf } from '../../start/map.ts'
import { useStart } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { ContactBlocks } from './contact-blocks.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import { takeForm } from './take-form.ts'

const page = definePage('contact', { officers: { list: 'officers', content: false } })

/** The site's server accepts `?sent=` only with its own signature, so a link cannot fake a confirmation. */
export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const query = new URL(args.request.url).searchParams
  return { ...lists, sent: presentSent(query), begun: await begunWith(query.get('document'), args) }
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return { ...(await page.clientLoader(args)), sent: undefined, begun: undefined }
}
/** The beginning of the message of somebody who asks for an accessible copy of a document. */
const begunWith = async (key: string | null, { request, context }: Route.LoaderArgs) =>
  isDocumentKey(key)
    ? accessibleCopyOf(key, {
        source: context.get(apiContext),
        documents: context.get(documentsContext),
        language: serverLanguage(request, context),
        ...context.get(siteContext),
      })
    : undefined

export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The form without JavaScript. After success the browser is redirected, so that a reload sends nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const settings = await getList(api.list, 'settings', serverLanguage(request, context))
  const contact = contactIn(settings.ok ? settings.value[0] : undefined)
  const taken = await takeForm(await request.formData(), api.send, new Date(), contact)
  if ('givenBack' in taken) return data(taken.givenBack, { status: statusOf(taken.givenBack.problem) })
  const path = hrefIn('/contact', serverLanguage(request, context), context.get(siteContext).defaultLanguage)
  return redirect(`${path}?sent=${taken.sent}#feedback`, 303)
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const { settings } = useStart()
  const mapUrl = mapOf(settings)
  const officers = useRowsNow(loaderData.officers)
  const lead = (
    <>
      {t('lead')} <NumberLink number={emergencyOf(useCouncil()).number} />
    </>
  )
  return (
    <Page title={t('title')} intro={t('intro')} lead={lead} also={{ officers: loaderData.officers }}>
      {useHasContent()(reportPath) ? <MoreLink to={reportPath}>{t('reportProblem')}</MoreLink> : null}
      <ContactBlocks />
      <DutyOfficers
        title={t('officersTitle')}
        officers={officers}
        duties={['chief', 'president', 'grievance', 'information', 'web']}
      />
      <div className={mapUrl ? 'split split--2' : undefined}>
        <FeedbackPanel
          givenBack={actionData}
          sent={loaderData.sent}
          begun={loaderData.begun}
          isOfficerNamed={withDuties(officers, ['grievance']).length > 0}
        />
        {mapUrl ? (
          <MapPanel
            title={t('mapTitle')}
            heading="h2"
            mapUrl={mapUrl}
            isTownDrawn={Boolean(settings.demonstration)}
          />
        ) : null}
      </div>
    </Page>
  )
}
