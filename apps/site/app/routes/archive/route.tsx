import { data } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { apiContext } from '../../api/source.ts'
import { AwayPage } from '../../error-pages/away-page.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Written, withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import style from './archive.module.css'
import { NoticesOfYear } from './content.tsx'
import { presentArchive, type Say } from './present.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = ofServer

type Head = { title: string; intro: string }

/** A year without a notice is missing, 404; while nothing was ever heard nobody knows, 503. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const source = context.get(apiContext)
  const asked = (params as { year?: string }).year
  const found = await source.archiveYear?.(asked)
  if (!found) return data<Head | 'away'>('away', { status: 503 })
  if (asked && !found.years.includes(asked)) throw data(null, { status: 404 })
  const language = serverLanguage(request, context)
  const { t } = await serverTexts(source, language, ['archive', 'tenders', 'common'])
  const say: Say = (key, values) => t(key as never, values)
  const view = presentArchive(found, say, language)
  const head: Head = { title: view.title, intro: say('archive:intro') }
  return data<Head | 'away'>(withWritten(head, <NoticesOfYear view={view} say={say} />))
}

/** Notices whose time is over, by the year in which they ended. */
export default function Archive({ loaderData }: Route.ComponentProps) {
  if (loaderData === 'away') return <AwayPage />
  const { title, intro } = loaderData
  return (
    <Page title={title} intro={intro} crumbs={[]} aside={null} records={[]}>
      <Written of={loaderData} className={`stack stack--wide ${style.page}`} />
    </Page>
  )
}
