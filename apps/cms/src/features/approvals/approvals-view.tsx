import type { AdminViewServerProps, PayloadRequest, ServerProps, Where } from 'payload'
import type { ReactNode } from 'react'
import { editors } from '../../content/access/editors.ts'
import { ApprovalCard } from './approval-card.tsx'
import './approvals.css'
import { needsSecondPerson } from '../../content/approval/second-person.ts'
import { DeskPage } from '../../views/page/desk-page.tsx'
import { draftsToSend } from './drafts-to-send.ts'
import { type Listed, listed } from './listed.ts'
import { PreviewOfDay } from './previews/preview-of-day.tsx'
import { SendForm } from './send-form.tsx'
import { ApproveTogether } from './together.tsx'
import { viewWords as words } from './view-words.ts'

const path = '/approvals'
const shownDecisions = 20

export type Language = 'en' | 'mr'
const languageOf = (language: string | undefined): Language => (language === 'mr' ? 'mr' : 'en')

/** In the navigation, for all staff: everybody sends, and sees what became of it. */
export function ApprovalsLink({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!payload || !user) return null
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}${path}`}>
      {words.title[languageOf(i18n?.language)]}
    </a>
  )
}

/** What waits, of all lists, with the change that it would make: approved or returned from here. */
export async function ApprovalsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  return (
    <DeskPage view={{ initPageResult, params, searchParams }}>
      <main className="approvals">
        <h1>{words.title[languageOf(req.i18n.language)]}</h1>
        {req.user ? (
          <Parts req={req} language={languageOf(req.i18n.language)} whole={Number(searchParams?.whole)} />
        ) : null}
      </main>
    </DeskPage>
  )
}

type PartProps = { id: string; title: string; isEmpty: boolean; none: string; children: ReactNode }

function Part({ id, title, isEmpty, none, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p>{none}</p> : children}
    </section>
  )
}

type PartsProps = { req: PayloadRequest; language: Language; whole: number }

async function Parts({ req, language, whole }: PartsProps) {
  const mayApprove = editors({ req })
  const own: Where = { sentAccount: { equals: Number(req.user?.id) } }
  const mine = (where: Where): Where => (mayApprove ? where : { and: [where, own] })
  const isState = (state: string): Where => ({ state: { equals: state } })
  const waiting = await listed(mine(isState('waiting')), req, { withChanges: true, whole })
  const scheduled = await listed(mine(isState('scheduled')), req)
  const returned = await listed({ and: [own, isState('returned')] }, req, { sort: '-decidedAt' })
  const decided = await listed(mine({ state: { in: ['published', 'withdrawn', 'returned'] } }), req, {
    sort: '-decidedAt',
    most: shownDecisions,
  })
  const drafts = await draftsToSend(req)
  const needsReason = mayApprove && (await needsSecondPerson(req))
  const cards = (all: Listed[]) =>
    all.map((each) => (
      <ApprovalCard key={each.id} approval={each} req={req} language={language} isWhole={each.id === whole} />
    ))
  const none = words.none[language]
  const back = returned.filter(({ parts }) => parts.some(({ isThere }) => isThere))
  return (
    <>
      <Part id="approvals-waiting" title={words.waiting[language]} isEmpty={waiting.length === 0} none={none}>
        {mayApprove && waiting.length > 1 ? (
          <ApproveTogether language={language}>{cards(waiting)}</ApproveTogether>
        ) : (
          cards(waiting)
        )}
      </Part>
      {back.length > 0 ? (
        <Part id="approvals-returned" title={words.returned[language]} isEmpty={false} none={none}>
          {cards(back)}
        </Part>
      ) : null}
      <Part
        id="approvals-drafts"
        title={words[mayApprove ? 'drafts' : 'myDrafts'][language]}
        isEmpty={drafts.length === 0}
        none={none}
      >
        <SendForm drafts={drafts} language={language} mayPublish={mayApprove} needsReason={needsReason} />
      </Part>
      {scheduled.length > 0 ? (
        <Part id="approvals-scheduled" title={words.scheduled[language]} isEmpty={false} none={none}>
          {cards(scheduled)}
        </Part>
      ) : null}
      {decided.length > 0 ? (
        <Part id="approvals-decided" title={words.decided[language]} isEmpty={false} none={none}>
          {cards(decided)}
        </Part>
      ) : null}
      <Part id="approvals-day" title={words.previewOfDay[language]} isEmpty={false} none={none}>
        <PreviewOfDay language={language} />
      </Part>
    </>
  )
}
