import type { Language, Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { getList, hasFailed, type ListOutcome } from '../api/list.ts'
import { serverTexts } from '../api/server-texts.ts'
import type { ApiSource, Site } from '../api/source.ts'
import { presentProposals } from '../budget-proposals/present-proposals.ts'
import type { Proposing } from '../budget-proposals/proposing/proposal-panel.tsx'
import { isSameId } from '../disclosure/dynamic-page.ts'
import { hrefIn } from '../i18n/language.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { withWritten } from '../written/written.tsx'
import type { Answering } from './answering/answer-panel.tsx'
import { NoticeBody } from './notice-body.tsx'
import { NoticeList } from './notice-list.tsx'
import { isAt, isTakenHere, type Notice, type NoticePlace, noticesPath } from './notice-path.ts'
import { structuredData } from './structured-data.ts'

/** What the browser has of a page of notices; the server writes the rest. */
export type NoticeHead = {
  title: string
  intro: string
  crumbs: { label: string; to: string }[]
  records: readonly { lastChanged?: string | undefined }[]
}
export type Loaded =
  | { ok: true; value: NoticeHead[]; asOf?: string; isPartial?: true }
  | Extract<ListOutcome<'publicNotices'>, { ok: false }>

type Options = Site & {
  source: ApiSource
  place: NoticePlace
  language: Language
  /** What became of a proposal that was sent from this page. */
  proposing?: Proposing
  /** What became of a form that was sent to this notice. */
  answering?: Answering
}

/** The head of what is at an address of a notice, with the content that the server writes; undefined where nothing is. */
export async function loadNotices({
  source,
  place,
  language,
  proposing = {},
  answering = {},
  ...site
}: Options): Promise<Loaded | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads notices.')
  const list = await getList(source.list, 'publicNotices', language)
  if (!list.ok) return list.error === 'notFound' ? undefined : list
  const now = Date.now()
  const around = await surroundings(source, language, site)
  const { texts } = around
  const write = (content: ReactNode) => <TextsContext value={texts}>{content}</TextsContext>
  const shown = (
    head: Omit<NoticeHead, 'records'>,
    records: readonly { lastChanged?: string | undefined }[],
    isPartial = false,
  ): Loaded => ({
    ok: true,
    value: [{ ...head, records: records.map(({ lastChanged }) => ({ lastChanged })) }],
    ...(list.asOf ? { asOf: list.asOf } : {}),
    ...(isPartial ? { isPartial } : {}),
  })
  if (place.kind === 'list') {
    if (list.value.length === 0) return undefined
    const head = { title: texts.t('notices:title'), intro: texts.t('notices:intro'), crumbs: [] }
    return withWritten(shown(head, []), write(<NoticeList notices={list.value} now={now} />))
  }
  const found = list.value.find((each) => isAt(place.link, each))
  if (!found) return undefined
  const notice = withoutMail(found, around.sendsMail)
  const departments = await getList(source.list, 'disclosureDepartments', language)
  const proposals = await proposalsTo(notice, source, language)
  const wards = isTakenHere(notice) ? await getList(source.list, 'wards', language) : undefined
  const head = {
    title: notice.title,
    intro: texts.t('notices:introOf', { title: notice.title }),
    crumbs: [{ label: texts.t('notices:title'), to: noticesPath }],
  }
  return withWritten(
    shown(
      head,
      [notice, ...proposals.rows],
      hasFailed(departments) || proposals.failed || (wards !== undefined && hasFailed(wards)),
    ),
    write(
      <NoticeBody
        notice={notice}
        now={now}
        department={departmentOf(notice, departments.ok ? departments.value : [])}
        proposals={proposals.failed ? undefined : presentProposals(proposals.rows, notice.id)}
        data={structuredData(notice, around)}
        proposing={proposing}
        answering={{ ...answering, wards: wards?.ok ? wards.value : [] }}
      />,
    ),
  )
}

/** The outcome is offered by mail where the desk can send one. */
const withoutMail = (notice: Notice, sendsMail: boolean): Notice =>
  notice.here === 'outcome' && !sendsMail ? { ...notice, here: 'yes' } : notice

/** What residents proposed. A council's older server has no such list. */
async function proposalsTo({ kind, id }: Notice, source: ApiSource, language: Language) {
  if (kind !== 'budget') return { rows: [], failed: false }
  const list = await getList(source.list, 'budgetProposals', language)
  const rows = list.ok ? list.value.filter(({ noticeId }) => isSameId(noticeId, id)) : []
  return { rows, failed: hasFailed(list) }
}

const departmentOf = (
  { departmentId }: Notice,
  departments: readonly Row<'disclosureDepartments'>[],
): Row<'disclosureDepartments'> | undefined =>
  departmentId ? departments.find((each) => isSameId(each.departmentId, departmentId)) : undefined

async function surroundings(source: ApiSource, language: Language, { origin, defaultLanguage }: Site) {
  const { settings, ...texts } = await serverTexts(source, language, [
    'notices',
    'notice-state',
    'budget-proposals',
    'notice-form',
    'contact',
    'common',
    'frame',
  ])
  return {
    texts,
    language,
    sendsMail: settings.sendsMail === '1',
    council: settings.name || texts.t('frame:defaultCouncil'),
    origin,
    address: (path: string) => origin + hrefIn(path, language, defaultLanguage),
  }
}
