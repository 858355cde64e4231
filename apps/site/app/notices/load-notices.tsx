import type { Language, Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { getList, hasFailed, type ListOutcome } from '../api/list.ts'
import { serverTexts } from '../api/server-texts.ts'
import type { ApiSource, Site } from '../api/source.ts'
import { isSameId } from '../disclosure/dynamic-page.ts'
import { hrefIn } from '../i18n/language.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { withWritten } from '../written/written.tsx'
import { NoticeBody } from './notice-body.tsx'
import { NoticeList } from './notice-list.tsx'
import { isAt, type Notice, type NoticePlace, noticesPath } from './notice-path.ts'
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

type Options = Site & { source: ApiSource; place: NoticePlace; language: Language }

/** The head of what is at an address of a notice, with the content that the server writes; undefined where nothing is. */
export async function loadNotices({
  source,
  place,
  language,
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
    records: readonly Notice[],
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
  const notice = list.value.find((each) => isAt(place.link, each))
  if (!notice) return undefined
  const departments = await getList(source.list, 'disclosureDepartments', language)
  const head = {
    title: notice.title,
    intro: texts.t('notices:introOf', { title: notice.title }),
    crumbs: [{ label: texts.t('notices:title'), to: noticesPath }],
  }
  return withWritten(
    shown(head, [notice], hasFailed(departments)),
    write(
      <NoticeBody
        notice={notice}
        now={now}
        department={departmentOf(notice, departments.ok ? departments.value : [])}
        data={structuredData(notice, around)}
      />,
    ),
  )
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
    'common',
    'frame',
  ])
  return {
    texts,
    language,
    council: settings.name || texts.t('frame:defaultCouncil'),
    origin,
    address: (path: string) => origin + hrefIn(path, language, defaultLanguage),
  }
}
