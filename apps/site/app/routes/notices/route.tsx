import { createContext, data, redirect } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { getList } from '../../api/list.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { fromOneWord } from '../../api/receipt.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { type ProposalGivenBack, takeProposal } from '../../budget-proposals/proposing/take-proposal.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { bareOf } from '../../i18n/language.ts'
import { contactIn } from '../../message-form/contact-wanted.ts'
import { resultId } from '../../message-form/form-result.tsx'
import { statusOf } from '../../message-form/problem.ts'
import { type AnswerGivenBack, askedBy, formField, takeAnswer } from '../../notices/answering/take-answer.ts'
import { loadNotices } from '../../notices/load-notices.tsx'
import { NoticePage } from '../../notices/notice-page.tsx'
import { isAt, noticePlace } from '../../notices/notice-path.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { ...givesWay, takesFiles: 'files' }

/** What the action leaves for the loader of the same request: a form that was not taken. */
const proposalBack = createContext<ProposalGivenBack | null>(null)
const answerBack = createContext<AnswerGivenBack | null>(null)

/** A council's older server has no notices: a department may have their addresses then. */
export async function loader(args: Route.LoaderArgs) {
  const notices = await noticesAt(args)
  if (!notices) return loadOnServer(args)
  return data({ notices }, { status: notices.ok ? 200 : 503 })
}

async function noticesAt({ request, context }: Route.LoaderArgs) {
  const place = noticePlace(bareOf(new URL(request.url).pathname))
  if (!place) return undefined
  const language = serverLanguage(request, context)
  const sent = new URL(request.url).searchParams.get('sent')
  // The site's server accepts it only with its own signature, so a link cannot fake a receipt.
  const receipt = sent === null ? undefined : fromOneWord(sent)
  const answering = { givenBack: context.get(answerBack) ?? undefined, sent: receipt }
  const proposing = {
    givenBack: context.get(proposalBack) ?? undefined,
    sent: receipt,
  }
  const source = context.get(apiContext)
  return loadNotices({ source, place, language, proposing, answering, ...context.get(siteContext) })
}

/** Takes what was sent from the page. After success the browser is redirected, so that a reload sends nothing again. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  return form.get(formField) === 'answer' ? takenAnswer(form, args) : takenProposal(form, args)
}

const linkOf = ({ request }: Route.ActionArgs): string => decodeURI(bareOf(new URL(request.url).pathname))

async function takenAnswer(form: FormData, args: Route.ActionArgs) {
  const { request, context } = args
  const { list, answers } = context.get(apiContext)
  const language = serverLanguage(request, context)
  const link = linkOf(args)
  const notices = await getList(list, 'publicNotices', language)
  const notice = notices.ok ? notices.value.find((each) => isAt(link, each)) : undefined
  const asked = notice && askedBy(notice)
  const taken = await takeAnswer(form, { link, language, asked, answers, now: new Date() })
  if ('sent' in taken) return redirect(`${new URL(request.url).pathname}?sent=${taken.sent}#${resultId}`, 303)
  context.set(answerBack, taken.givenBack)
  const { problem } = taken.givenBack
  return data(null, { status: problem ? statusOf(problem) : 400 })
}

async function takenProposal(form: FormData, args: Route.ActionArgs) {
  const { request, context } = args
  const { list, proposals } = context.get(apiContext)
  const language = serverLanguage(request, context)
  const settings = await getList(list, 'settings', language)
  const taken = await takeProposal(form, {
    link: linkOf(args),
    language,
    contact: contactIn(settings.ok ? settings.value[0] : undefined),
    proposals,
    now: new Date(),
  })
  if ('sent' in taken) return redirect(`${new URL(request.url).pathname}?sent=${taken.sent}#${resultId}`, 303)
  context.set(proposalBack, taken.givenBack)
  return data(null, { status: statusOf(taken.givenBack.problem) })
}

/** The list of public notices, or one of them. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  if (!('notices' in loaderData)) return <PageAtAddress data={loaderData} />
  const { notices } = loaderData
  return (
    <ViewOfLists
      of={notices}
      page={(head) => <NoticePage key={head.title} head={head} written={notices} />}
    />
  )
}
