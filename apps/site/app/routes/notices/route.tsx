import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
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
export const handle = givesWay

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
  return loadNotices({ source: context.get(apiContext), place, language, ...context.get(siteContext) })
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
