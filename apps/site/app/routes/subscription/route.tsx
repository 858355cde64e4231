import { createContext, data } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { getList } from '../../api/list.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext } from '../../api/source.ts'
import style from '../../mail/mail-form.module.css'
import { subscribePath } from '../../mail/mail-path.ts'
import { givenIn } from '../../mail/present-form.ts'
import { type OpenedMail, statusOfProblem } from '../../mail-calls/mails.ts'
import { Page } from '../../page-templates/page.tsx'
import type { Route } from './+types/route.ts'
import { Content } from './content.tsx'
import { type Done, presentSubscription } from './present.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { ...ofServer, isPrivate: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const statusOf = { found: 200, missing: 404, away: 503, tooMany: 429 } satisfies Record<
  OpenedMail['kind'],
  number
>
/** What the action leaves for the loader of the same request. */
const done = createContext<Done | null>(null)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = serverLanguage(request, context)
  const opened = await api.mails.open(params.secret)
  const wards = await getList(api.list, 'wards', language)
  const { t } = await serverTexts(api, language, ['subscribe'])
  const around = {
    say: (key: string) => t(`subscribe:${key}` as never),
    language,
    wards: wards.ok ? wards.value : undefined,
    action: new URL(request.url).pathname,
  }
  const own = context.get(done) ?? undefined
  // What was ended just now is missing, as it should be.
  const isEnded = own?.step === 'end' && own.problem === undefined
  return data(presentSubscription(opened, around, own), {
    status: isEnded ? 200 : statusOf[opened.kind],
    ...(opened.kind === 'tooMany' ? { headers: { 'retry-after': opened.retryAfter } } : {}),
  })
}

/** The one click of a mail program (RFC 8058), or a button of the page. */
function stepIn(form: FormData): Done['step'] {
  if (form.get('List-Unsubscribe') === 'One-Click') return 'end'
  const step = form.get('step')
  return step === 'confirm' || step === 'end' ? step : 'change'
}

/** What somebody with the link wants. A program that only opens the page changes nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const { mails } = context.get(apiContext)
  const given = givenIn(form, serverLanguage(request, context))
  const step = stepIn(form)
  const problem =
    step === 'change' ? await mails.change(params.secret, given) : await mails[step](params.secret)
  context.set(done, { step, given, problem })
  return data(null, { status: problem ? statusOfProblem[problem] : 200 })
}

/** The page behind the link of each mail: confirm, change, stop. */
export default function Subscription({ loaderData: view }: Route.ComponentProps) {
  return (
    <Page title={view.title} intro={view.intro} crumbs={[]} aside={null} records={[]} unlisted>
      <div className={`stack stack--wide ${style.page}`}>
        <Content view={view} subscribe={subscribePath} />
      </div>
    </Page>
  )
}
