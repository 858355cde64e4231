import type { AdminViewServerProps, ServerProps } from 'payload'
import { NavigationLink } from '../../../content/access/admin-page.tsx'
import { editors } from '../../../content/access/editors.ts'
import { pages as sitePages } from '../../../content/pages/pages.ts'
import { dayOf } from '../../../platform/dates/days.ts'
import { languageOf } from '../../../platform/words/words.ts'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { searchAnalyticsIn } from '../numbers.ts'
import { present } from '../present.ts'
import { weekIn } from '../weeks.ts'
import { words } from '../words.ts'
import { Chart } from './chart.tsx'
import './search-analytics.css'
import { SynonymForm } from './synonym-form.tsx'
import { Table } from './table.tsx'
import { Weeks } from './weeks-part.tsx'

const path = '/looked-for'
const titles = 'search-analytics-titles'

/** In the navigation, for all staff. Only editors and administrators can add a synonym. */
export function SearchAnalyticsLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return asker.user ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** What residents looked for in one week: `?week=2026-11-16`. */
export async function SearchAnalyticsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  const { routes } = req.payload.config
  const today = dayOf(new Date())
  const week = weekIn(view.searchParams?.week, today)
  const found = await searchAnalyticsIn(req.payload, week)
  const { numberIn, heads, tables, days, course } = present(found, language)
  const mayAdd = editors({ req })
  const mend = (asked: string) => (
    <>
      <SynonymForm address={`${routes.api}/asked-synonym`} asked={asked} list={titles} language={language} />
      <a
        className="search-analytics-page"
        href={`${routes.admin}/collections/service-facts/create`}
        aria-label={`${words.write[language]}: ${asked}`}
      >
        {words.write[language]}
      </a>
    </>
  )
  const nothing = words.nothing[language]
  return (
    <DeskPage view={view}>
      <main className="search-analytics desk-parts">
        <h1>{words.title[language]}</h1>
        <p>{words.intro[language]}</p>
        <p>{words.counting[language]}</p>
        <Weeks address={`${routes.admin}${path}`} week={week} today={today} language={language} />
        <Table
          id="fruitless"
          title={words.fruitless[language]}
          heads={[...heads.fruitless, ...(mayAdd ? [words.mend[language]] : [])]}
          rows={tables.fruitless.map(({ key, cells }) => ({
            key,
            cells: [...cells, ...(mayAdd ? [mend(key)] : [])],
          }))}
          nothing={nothing}
        />
        <datalist id={titles}>
          {sitePages.map(({ path: page, title }) => (
            <option key={page} value={title[language]} />
          ))}
        </datalist>
        {(['unclicked', 'asked', 'opinions', 'pages'] as const).map((id) => (
          <Table
            key={id}
            id={id}
            title={words[id][language]}
            heads={heads[id]}
            rows={tables[id]}
            nothing={nothing}
          />
        ))}
        <Table id="days" title={words.days[language]} heads={heads.days} rows={days} nothing={nothing} />
        <div className="search-analytics-course">
          <Chart weeks={found.weeks} title={words.chart} language={language} numberIn={numberIn} />
          <Table
            id="course"
            title={words.course[language]}
            heads={heads.course}
            rows={course}
            nothing={nothing}
          />
        </div>
      </main>
    </DeskPage>
  )
}
