import { createContext, data } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { getList } from '../../api/list.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext } from '../../api/source.ts'
import { Button } from '../../components/button/button.tsx'
import { formClass, Panel } from '../../components/form/panel.tsx'
import { Link } from '../../i18n/link.tsx'
import style from '../../mail/mail-form.module.css'
import { EmailField, MailProblem as Problem, WantedFields } from '../../mail/mail-form.tsx'
import { type Given, givenIn } from '../../mail/present-form.ts'
import { type MailProblem, statusOfProblem } from '../../mail-calls/mails.ts'
import { Page } from '../../page-templates/page.tsx'
import type { Route } from './+types/route.ts'
import { presentSubscribe } from './present.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
/** Where the council sends no mails, nobody is led here. Only the server asks which pages have content. */
export const handle: PageHandle = {
  ...ofServer,
  ...(import.meta.env.SSR ? { content: [{ list: 'settings', field: 'sendsMail' }] } : {}),
}

/** What the action leaves for the loader of the same request: what was given, and why it was not taken. */
type Taken = { given: Given; problem: MailProblem | undefined }
const taken = createContext<Taken | null>(null)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list } = context.get(apiContext)
  const language = serverLanguage(request, context)
  const wards = await getList(list, 'wards', language)
  const { t, settings } = await serverTexts({ list }, language, ['subscribe'])
  return presentSubscribe({
    say: (key) => t(`subscribe:${key}` as never),
    language,
    wards: wards.ok ? wards.value : undefined,
    isOffered: settings.sendsMail === '1',
    taken: context.get(taken) ?? undefined,
    action: new URL(request.url).pathname,
  })
}

/** Takes an address. The answer is the same for one that is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const given = givenIn(form, serverLanguage(request, context))
  const { email, ...wanted } = given
  const isTrapped = form.get('website') !== ''
  const problem = isTrapped ? 'trapped' : await context.get(apiContext).mails.ask(email, wanted)
  context.set(taken, { given, problem })
  return data(null, { status: problem ? statusOfProblem[problem] : 200 })
}

/** Where residents ask for mails. */
export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const { title, intro, form, privacy } = loaderData
  return (
    <Page title={title} intro={intro} crumbs={[]} aside={null} records={[]} unlisted={!form}>
      <div className={`stack stack--wide ${style.page}`}>
        {form?.problem ? <Problem problem={form.problem} /> : null}
        {form ? (
          <Panel title={form.title} intro={form.steps}>
            <form method="post" action={form.action} noValidate className={formClass}>
              <EmailField email={form.email} />
              <WantedFields {...form} />
              <div className="vh" aria-hidden="true">
                <label>
                  {form.trap}
                  <input name="website" type="text" tabIndex={-1} autoComplete="off" />
                </label>
              </div>
              <p>
                <Button type="submit" icon="send">
                  {form.ask}
                </Button>
              </p>
              <p className="small soft">
                {form.kept} <Link to="/privacy-policy">{privacy}</Link>
              </p>
            </form>
          </Panel>
        ) : null}
      </div>
    </Page>
  )
}
