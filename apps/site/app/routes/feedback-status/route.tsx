import { createContext, data, redirect } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import form from '../../components/form/form.module.css'
import listState from '../../components/list-state/list-state.module.css'
import type { Opened, Problem } from '../../feedback-status/private-messages.ts'
import { hrefIn } from '../../i18n/language.ts'
import { resultId } from '../../message-form/form-result.tsx'
import messageForm from '../../message-form/message-form.module.css'
import { presentSent } from '../../message-form/present.ts'
import { statusOf as statusOfForm } from '../../message-form/problem.ts'
import { loadForm } from '../../misconduct/load-form.tsx'
import { misconductForm, misconductPath } from '../../misconduct/misconduct-path.ts'
import { type GivenBack, takeReport } from '../../misconduct/take-report.ts'
import { Page } from '../../page-templates/page.tsx'
import { Written } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import { Status } from './content.tsx'
import style from './feedback-status.module.css'
import { type NotAdded, presentStatus, type Say } from './present.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { ...ofServer, isPrivate: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const statusOf = { found: 200, missing: 404, away: 503, tooMany: 429 } satisfies Record<
  Opened['kind'],
  number
>
const statusOfProblem = {
  additionRequired: 400,
  additionTooLong: 400,
  tooLate: 409,
  busy: 429,
  failed: 503,
} satisfies Record<Problem, number>

/** What the action leaves for the loader of the same request: why a text was not added. */
const refusal = createContext<NotAdded | null>(null)
/** The same of a report of misconduct. */
const givenBack = createContext<GivenBack | null>(null)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = serverLanguage(request, context)
  if (params.secret === misconductForm) {
    const sent = presentSent(new URL(request.url).searchParams)
    const back = context.get(givenBack) ?? undefined
    return data(await loadForm({ source: api, language, givenBack: back, sent }))
  }
  const opened = await api.messages.open(params.secret)
  const { t, settings } = await serverTexts(api, language, ['feedback-status'])
  const say: Say = (key, values) => t(`feedback-status:${key}` as never, values)
  const around = { say, settings, language, now: Date.now() }
  const view = presentStatus(opened, around, context.get(refusal) ?? undefined)
  return data(
    { view, action: new URL(request.url).pathname },
    {
      status: statusOf[opened.kind],
      ...(opened.kind === 'tooMany' ? { headers: { 'retry-after': opened.retryAfter } } : {}),
    },
  )
}

/** Takes what is added. After success the browser is redirected, so that a reload sends nothing again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (params.secret === misconductForm) return takeForm({ request, context })
  const given = (await request.formData()).get('text')
  const text = typeof given === 'string' ? given : ''
  const problem = await context.get(apiContext).messages.add(params.secret, text)
  if (!problem) return redirect(`${new URL(request.url).pathname}#added`, 303)
  context.set(refusal, { problem, text })
  return data(null, { status: statusOfProblem[problem] })
}

async function takeForm({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const taken = await takeReport(await request.formData(), context.get(apiContext).send, new Date())
  if ('givenBack' in taken) {
    context.set(givenBack, taken.givenBack)
    return data(null, { status: statusOfForm(taken.givenBack.problem) })
  }
  const { defaultLanguage } = context.get(siteContext)
  const path = hrefIn(misconductPath, serverLanguage(request, context), defaultLanguage)
  return redirect(`${path}?sent=${taken.sent}#${resultId}`, 303)
}

/** The page behind the private link of a message: what became of it, and a form to add something once. */
export default function FeedbackStatus({ loaderData }: Route.ComponentProps) {
  if ('form' in loaderData) {
    const { title, intro, contact } = loaderData.form
    return (
      <Page
        title={title}
        intro={intro}
        crumbs={[{ label: contact, to: '/contact' }]}
        aside={null}
        records={[]}
      >
        <Written
          styles={[form, listState, messageForm]}
          of={loaderData}
          className={`stack stack--wide ${style.page}`}
        />
      </Page>
    )
  }
  const { view, action } = loaderData
  return (
    <Page title={view.title} intro={view.intro} crumbs={[]} aside={null} records={[]} unlisted>
      <div className={`stack stack--wide ${style.page}`}>
        <Status view={view} action={action} />
      </div>
    </Page>
  )
}
