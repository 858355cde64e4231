import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { NavigationLink } from '../../../content/access/admin-page.tsx'
import { editors } from '../../../content/access/editors.ts'
import type { Finding } from '../../../content/requirements/finding.ts'
import { MendLink } from '../../../content/requirements/mend-link.tsx'
import { menderAt } from '../../../content/requirements/menders.ts'
import { mendWords, wantedByWords } from '../../../content/requirements/words.ts'
import { checksLinks } from '../../../platform/server-settings.ts'
import { type DeskLanguage, languageOf } from '../../../platform/words/words.ts'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { LinkToTask } from '../../../views/server-tasks/link-to-task.tsx'
import type { Kind } from '../findings.ts'
import { findingsNow } from '../findings-now.ts'
import { chosenKind, countsOf, departmentIn, numberIn, ofDepartment, rowsOf } from '../present.ts'
import { wantedBy } from '../requirements.ts'
import { kindWords, words } from '../words.ts'
import './findings.css'
import { DepartmentForm, type Departments, departmentsOf } from './departments.tsx'
import { Pictures } from './pictures.tsx'

const path = '/findings'

/** In the navigation, for all staff: everyone has something to fix. */
export function FindingsLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return asker.user ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** What is to be fixed, one kind at a time: `?kind=alt&page=2`. */
export async function FindingsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req)
  const department = departmentIn(view.searchParams?.department)
  const findings = ofDepartment(await findingsNow(req.payload), department)
  const departments = await departmentsOf(req)
  const kind = chosenKind(view.searchParams?.kind, findings)
  const { title, what } = kindWords[kind]
  const { rows, page, pages } = rowsOf(findings.of[kind], view.searchParams?.page)
  const own = `${req.payload.config.routes.admin}${path}`
  const address = (of: Kind): string =>
    `${own}?kind=${of}${department === undefined ? '' : `&department=${department}`}`
  return (
    <DeskPage view={view}>
      <main className="findings desk-parts">
        <h1>{words.title[language]}</h1>
        <p>{words.intro[language]}</p>
        <nav className="desk-views" aria-label={words.kinds[language]}>
          {countsOf(findings, language).map((each) => (
            <a
              key={each.kind}
              href={address(each.kind)}
              aria-current={each.kind === kind ? 'page' : undefined}
            >
              {each.title} <b>{each.shown}</b>
            </a>
          ))}
        </nav>
        <DepartmentForm own={own} kind={kind} all={departments} chosen={department} language={language} />
        <h2>{title[language]}</h2>
        <p>{what[language]}</p>
        <p>
          {wantedByWords[language]}: {wantedBy(kind)[language]}
        </p>
        {kind === 'external' && !checksLinks.of(req.payload) ? (
          <p>
            {words.notChecked[language]} <LinkToTask id="links" req={req} />
          </p>
        ) : null}
        {kind === 'alt' && editors({ req }) ? <Pictures req={req} /> : null}
        {rows.length === 0 ? (
          <p>{words.nothing[language]}</p>
        ) : (
          <Rows rows={rows} caption={title[language]} departments={departments} req={req} />
        )}
        {pages > 1 ? <Pages page={page} pages={pages} address={address(kind)} language={language} /> : null}
      </main>
    </DeskPage>
  )
}

type RowsProps = { rows: readonly Finding[]; caption: string; departments: Departments; req: PayloadRequest }

function Rows({ rows, caption, departments, req }: RowsProps) {
  const language = languageOf(req)
  return (
    // A table that scrolls sideways is reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a region that scrolls
    <section className="findings-table desk-table" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <TableHeads
              heads={[words.what, words.list, words.why, words.department, mendWords]}
              language={language}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, list, path: place, why, owner }) => (
            <tr key={`${place} ${why.en}`}>
              <th scope="row">{name[language] || req.t('general:untitled')}</th>
              <td>{list[language]}</td>
              <td>{why[language]}</td>
              <td>{owner === undefined ? '' : departments.get(owner)}</td>
              <td>
                <MendLink place={{ desk: place, mender: menderAt(place) }} name={name[language]} req={req} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PagesProps = { page: number; pages: number; address: string; language: DeskLanguage }

function Pages({ page, pages, address, language }: PagesProps) {
  return (
    <nav className="desk-views" aria-label={words.pages[language]}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={`${address}&page=${number}`}
          aria-label={`${words.page[language]} ${numberIn(number, language)}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {numberIn(number, language)}
        </a>
      ))}
    </nav>
  )
}
