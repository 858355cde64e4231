import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { NavigationLink } from '../../../content/access/admin-page.tsx'
import { editors } from '../../../content/access/editors.ts'
import { MendLink } from '../../../content/requirements/mend-link.tsx'
import { mendWords } from '../../../content/requirements/words.ts'
import { type DeskLanguage, languageOf } from '../../../platform/words/words.ts'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { type Board, boardNow, type Line, linesOf } from '../board.ts'
import { isOpen, presentLine } from '../present.ts'
import { words } from '../words.ts'
import './board.css'
import { Statement } from './statement.tsx'

const path = '/obligations'

/** In the navigation, for all staff: every department has something to publish. */
export function ObligationsLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  return asker.user ? <NavigationLink asker={asker} path={path} title={words.title} /> : null
}

/** What the law wants public, how far it is, and where it is fixed; `?line=` leads to what a person states. */
export async function ObligationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { searchParams } = view
  const language = languageOf(req)
  const board = await boardNow(req.payload)
  const chosen = linesOf(board).find(({ key }) => key === searchParams?.line)
  return (
    <DeskPage view={view}>
      <main className="obligations desk-parts">
        {chosen && editors({ req }) ? (
          <Statement line={chosen} req={req} path={path} />
        ) : (
          <>
            <h1>{words.title[language]}</h1>
            <p>{words.intro[language]}</p>
            <Laws board={board} isAll={searchParams?.show === 'all'} req={req} />
          </>
        )}
      </main>
    </DeskPage>
  )
}

type LawsProps = { board: Board; isAll: boolean; req: PayloadRequest }

function Laws({ board, isAll, req }: LawsProps) {
  const language = languageOf(req)
  const { admin, api } = req.payload.config.routes
  return (
    <>
      <nav aria-label={words.show[language]} className="desk-views">
        <a href={`${admin}${path}`} aria-current={isAll ? undefined : 'page'}>
          {words.open[language]}
        </a>
        <a href={`${admin}${path}?show=all`} aria-current={isAll ? 'page' : undefined}>
          {words.all[language]}
        </a>
        <a href={`${api}/obligations-report?language=${language}`}>{words.report[language]}</a>
      </nav>
      {board.laws.map(({ key, title, asks, lines }) => {
        const shown = isAll ? lines : lines.filter(isOpen)
        return (
          <section key={key}>
            <h2>{title[language]}</h2>
            <p>{asks[language]}</p>
            {shown.length === 0 ? (
              <p>{words.nothing[language]}</p>
            ) : (
              <Lines lines={shown} caption={title[language]} req={req} />
            )}
          </section>
        )
      })}
    </>
  )
}

const heads = [words.what, words.state, words.asOf, words.next, words.owner, mendWords]

function Lines({ lines, caption, req }: { lines: Line[]; caption: string; req: PayloadRequest }) {
  const language = languageOf(req)
  return (
    // A table that scrolls sideways is reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a region that scrolls
    <section className="obligations-table desk-table" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <TableHeads heads={heads} language={language} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BoardLine key={line.key} line={line} language={language} req={req} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type BoardLineProps = { line: Line; language: DeskLanguage; req: PayloadRequest }

function BoardLine({ line, language, req }: BoardLineProps) {
  const { admin } = req.payload.config.routes
  const { key, title, clause, state, stateText, asOf, next, owner, reason } = presentLine(line, language)
  return (
    <tr>
      <th scope="row">
        {title} <span>{clause}</span>
      </th>
      <td>
        <span className={`obligations-state obligations-state--${state}`}>{stateText}</span> {reason}
      </td>
      <td>{asOf}</td>
      <td>{next}</td>
      <td>{owner}</td>
      <td>
        <MendLink place={line} name={title} req={req} />{' '}
        {editors({ req }) ? (
          <a href={`${admin}${path}?line=${key}`} aria-label={`${words.statement[language]}: ${title}`}>
            {words.statement[language]}
          </a>
        ) : null}
      </td>
    </tr>
  )
}
