import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { readsMisconduct } from '../../../content/access/reads-misconduct.ts'
import { isView, views } from './filters.ts'
import { type Asked, inboxFor } from './inbox.ts'
import { InboxTable } from './inbox-table.tsx'
import './inbox.css'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { ClosedPage } from '../../../views/page/closed-page.tsx'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { messageReaders, messageWorkers } from '../access.ts'
import { AnswerManyLater } from '../answer-many/answer-many-later.tsx'
import { allTemplates } from '../desk/templates.ts'
import { viewWords, words } from '../inbox-words.ts'
import { isMessageKind, messageKinds } from '../kinds.ts'
import { Register } from '../notice-answers/register-links.tsx'
import { registerTitle } from '../notice-answers/words.ts'
import { SearchFormLater } from '../search/search-form-later.tsx'

const path = '/inbox'

const languageOf = (language: string): 'en' | 'mr' => (language === 'mr' ? 'mr' : 'en')

/** In the navigation, for those who may read feedback. */
export function InboxLink({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!payload || !user || !messageReaders({ req: { user } as PayloadRequest })) return null
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}${path}`}>
      {words.title[languageOf(i18n?.language ?? 'en')]}
    </a>
  )
}

type Query = AdminViewServerProps['searchParams']

const number = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined

/** That a clerk has opened a message is not noted, so what is unread is no list of clerks' work. */
const askedIn = (query: Query, req: PayloadRequest): Asked => ({
  view: isView(query?.show) ? query.show : messageWorkers({ req }) ? 'unread' : 'open',
  department: number(query?.department),
  kind: isMessageKind(query?.kind) ? query.kind : undefined,
  notice: number(query?.notice),
  page: number(query?.page) ?? 1,
})

/** The kinds whose messages an account may see. */
const kindsFor = (req: PayloadRequest) =>
  messageKinds.filter(({ value }) => value !== 'misconduct' || readsMisconduct({ req }))

/** What residents wrote, as work: unread, mine, overdue, by department. */
export async function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const language = languageOf(req.i18n.language)
  return (
    <DeskPage view={{ initPageResult, params, searchParams }}>
      <main className="inbox desk-parts">
        <h1>{words.title[language]}</h1>
        {messageReaders({ req }) ? (
          <Inbox req={req} asked={askedIn(searchParams, req)} />
        ) : (
          <ClosedPage reason={words.onlyEditors} req={req} />
        )}
      </main>
    </DeskPage>
  )
}

async function Inbox({ req, asked }: { req: PayloadRequest; asked: Asked }) {
  const language = languageOf(req.i18n.language)
  const { admin, api } = req.payload.config.routes
  const { lines, totalPages, departments, notices, counts, unseen } = await inboxFor(req, asked)
  const isWorker = messageWorkers({ req })
  const chosen = notices.find(({ id }) => id === asked.notice)
  const digits = (count: number): string => (language === 'mr' ? toMarathiDigits(count) : String(count))
  const href = (change: Partial<Asked>): string => {
    const { view, department, kind, notice, page } = { ...asked, page: 1, ...change }
    const query = new URLSearchParams({ show: view })
    if (department !== undefined) query.set('department', String(department))
    if (kind !== undefined) query.set('kind', kind)
    if (notice !== undefined) query.set('notice', String(notice))
    if (page > 1) query.set('page', String(page))
    return `${admin}${path}?${query}`
  }
  return (
    <>
      <SearchFormLater address={`${api}/feedback-search`} admin={admin} language={language} />
      <nav aria-label={words.views[language]} className="desk-views">
        {views.map((view) => (
          <a key={view} href={href({ view })} aria-current={view === asked.view ? 'page' : undefined}>
            {viewWords[view][language]} <span>{digits(counts[view])}</span>
          </a>
        ))}
      </nav>
      <form method="get" action={`${admin}${path}`} className="inbox-department desk-fields">
        <input type="hidden" name="show" value={asked.view} />
        {isWorker ? (
          <label>
            {words.department[language]}{' '}
            <select name="department" defaultValue={asked.department ?? ''}>
              <option value="">{words.all[language]}</option>
              {departments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label>
          {words.kind[language]}{' '}
          <select name="kind" defaultValue={asked.kind ?? ''}>
            <option value="">{words.allKinds[language]}</option>
            {kindsFor(req).map(({ value, label }) => (
              <option key={value} value={value}>
                {label[language]}
              </option>
            ))}
          </select>
        </label>
        {notices.length > 0 ? (
          <label>
            {words.notice[language]}{' '}
            <select name="notice" defaultValue={asked.notice ?? ''}>
              <option value="">{words.allNotices[language]}</option>
              {notices.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <button type="submit">{words.show[language]}</button>
      </form>
      {chosen && chosen.kind !== 'budget' ? (
        <Register req={req} notice={chosen.id} title={registerTitle(chosen.kind)} />
      ) : null}
      {unseen > 0 ? (
        <p>
          {words.unseen[language]} {digits(unseen)}
        </p>
      ) : null}
      {chosen ? (
        <AnswerManyLater
          key={chosen.id}
          address={`${api}/notice-reply/${chosen.id}`}
          canAnswer={counts.open > 0}
          language={language}
          templates={await allTemplates(req.payload)}
        />
      ) : null}
      <InboxTable
        lines={lines}
        req={req}
        caption={viewWords[asked.view][language]}
        ofNotice={chosen !== undefined}
      />
      <p className="inbox-pages">
        {asked.page > 1 ? <a href={href({ page: asked.page - 1 })}>{words.earlier[language]}</a> : null}
        {asked.page < totalPages ? (
          <a href={href({ page: asked.page + 1 })}>{words.later[language]}</a>
        ) : null}
      </p>
      <ul className="inbox-more">
        <li>
          <a href={`${admin}/collections/feedback`}>{words.list[language]}</a>
        </li>
        {editors({ req }) ? (
          <>
            <li>
              <a href={`${admin}/collections/answer-templates`}>{words.templates[language]}</a>
            </li>
            <li>
              <a href={`${api}/feedback-report?language=${language}`}>{words.report[language]}</a>
            </li>
          </>
        ) : null}
      </ul>
    </>
  )
}
