import { createContext, data, redirect } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { getList } from '../../api/list.ts'
import { isAnotherPage, type PageHandle, serverLanguage } from '../../api/page.ts'
import { fromOneWord } from '../../api/receipt.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import {
  type ProposalGivenBack,
  statusOf,
  takeProposal,
} from '../../budget-proposals/proposing/take-proposal.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { bareOf } from '../../i18n/language.ts'
import { loadNotices } from '../../notices/load-notices.tsx'
import { NoticePage } from '../../notices/notice-page.tsx'
import { noticePlace } from '../../notices/notice-path.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { ...givesWay, takesFiles: true }

/** What the action leaves for the loader of the same request: a proposal that was not taken. */
const proposalBack = createContext<ProposalGivenBack | null>(null)

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
  const proposing = {
    givenBack: context.get(proposalBack) ?? undefined,
    // The site's server accepts it only with its own signature, so a link cannot fake a receipt.
    sent: sent === null ? undefined : fromOneWord(sent),
  }
  const source = context.get(apiContext)
  return loadNotices({ source, place, language, proposing, ...context.get(siteContext) })
}

/** Takes a proposal for the budget. After success the browser is redirected, so that a reload sends nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname } = new URL(request.url)
  const { list, proposals } = context.get(apiContext)
  const language = serverLanguage(request, context)
  const settings = await getList(list, 'settings', language)
  const isEither = settings.ok && settings.value[0]?.feedbackContact === 'either'
  const taken = await takeProposal(await request.formData(), {
    link: decodeURI(bareOf(pathname)),
    language,
    contact: isEither ? 'either' : 'both',
    proposals,
    now: new Date(),
  })
  if ('sent' in taken) return redirect(`${pathname}?sent=${taken.sent}#proposal`, 303)
  context.set(proposalBack, taken.givenBack)
  return data(null, { status: statusOf(taken.givenBack) })
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
