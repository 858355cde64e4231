import type { Language } from '@nagardwar/contract/browser'
import { data } from 'react-router'
import { fromServer, ofServer } from '../../api/from-server.ts'
import { getList } from '../../api/list.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { serverTexts } from '../../api/server-texts.ts'
import { type ApiSource, apiContext } from '../../api/source.ts'
import { AwayPage } from '../../error-pages/away-page.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Written, withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'
import { Obligations } from './content.tsx'
import { Outcomes } from './outcomes.tsx'
import { presentTransparency, type Say } from './present.ts'
import { type OutcomeView, presentFigures, presentOutcomes } from './present-outcomes.ts'
import style from './transparency.module.css'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = ofServer

type Head = { title: string; intro: string }

/** A council's server without the call has no such page, 404; while nothing was ever heard nobody knows, 503. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const source = context.get(apiContext)
  const found = await source.obligations?.()
  if (found === 'absent') throw data(null, { status: 404 })
  if (!found) return data<Head | 'away'>('away', { status: 503 })
  const language = serverLanguage(request, context)
  const { t } = await serverTexts(source, language, ['transparency'])
  const say: Say = (key, values = {}) => t(`transparency:${key}` as never, values)
  const view = presentTransparency(found, say, language)
  const head: Head = { title: say('title'), intro: say('intro') }
  const outcomes = await outcomesIn(source, say, language)
  const figures = await source.messageFigures?.()
  const rows = figures && figures !== 'absent' ? figures.rows : []
  return data<Head | 'away'>(
    withWritten(
      head,
      <>
        <Obligations view={view} say={say} />
        <Outcomes outcomes={outcomes} figures={presentFigures({ rows }, say, language)} say={say} />
      </>,
    ),
  )
}

/** Undefined while the notices cannot be had; an older server has none. */
async function outcomesIn(source: ApiSource, say: Say, language: Language): Promise<OutcomeView | undefined> {
  const notices = await getList(source.list, 'publicNotices', language)
  if (!notices.ok) return notices.error === 'notFound' ? [] : undefined
  return presentOutcomes(notices.value, Date.now(), say, language)
}

/** What the council must publish, where it is, and what is missing. */
export default function Transparency({ loaderData }: Route.ComponentProps) {
  if (loaderData === 'away') return <AwayPage />
  const { title, intro } = loaderData
  return (
    <Page title={title} intro={intro} section="disclosure" aside={null} records={[]}>
      <Written of={loaderData} className={`stack stack--wide ${style.page}`} />
    </Page>
  )
}
