import { councilWordOf, type Language, type ListName, type Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { getList, hasFailed, type ListOutcome } from '../api/list.ts'
import type { Search } from '../api/search.ts'
import type { ApiSource, Site } from '../api/source.ts'
import type { Documents } from '../documents/documents.ts'
import { formatIn } from '../i18n/format.ts'
import { textsOnServer } from '../i18n/interface-texts.ts'
import { hrefIn } from '../i18n/language.ts'
import type { Lists, PageContext, WorkView } from './page-context.ts'
import { presentWork } from './present-work.tsx'
import type { WorkPlace } from './work-path.ts'

type Options = Site & {
  source: ApiSource
  documents: Documents
  search: Search
  place: WorkPlace
  language: Language
  query: URLSearchParams
}

/** The head of a page, with what is known of its lists: that they failed, all or some, or are old copies. */
export type LoadedWork =
  | { ok: true; value: WorkView[]; asOf?: string; isPartial?: true }
  | Extract<ListOutcome<'councilMeetings'>, { ok: false }>

/** What is at an address of the council at work; undefined where nothing is. Only the server loads it. */
export async function loadWork(
  options: Options,
): Promise<{ loaded: LoadedWork; body: ReactNode } | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads meetings.')
  const { source, place, language, query } = options
  const ask = <N extends ListName>(name: N) => getList(source.list, name, language)
  const [meetings, resolutions, committees, members, wards] = await Promise.all([
    ask('councilMeetings'),
    ask('resolutions'),
    ask('committees'),
    ask('electedMembers'),
    ask('wards'),
  ])
  const own = { member: members, resolutions, meetings, meeting: meetings }[place.kind]
  const failed = [meetings, own].find((list) => !list.ok)
  if (failed && !failed.ok) {
    if (failed.error === 'notFound') return undefined
    return { loaded: failed, body: null }
  }
  const rows = <N extends ListName>(list: ListOutcome<N>): readonly Row<N>[] => (list.ok ? list.value : [])
  const around = await aroundOf(options, {
    meetings: rows(meetings),
    resolutions: rows(resolutions),
    committees: rows(committees),
    members: rows(members),
    wards: rows(wards),
  })
  const page = await presentWork(place, query, around, options.search)
  if (!page) return undefined
  const asOf = meetings.ok ? meetings.asOf : undefined
  const isPartial = [resolutions, committees, members, wards].some(hasFailed)
  return {
    loaded: {
      ok: true,
      value: [page.view],
      ...(asOf ? { asOf } : {}),
      ...(isPartial ? { isPartial } : {}),
    },
    body: page.body,
  }
}

async function aroundOf(
  { source, documents, language, origin, defaultLanguage }: Options,
  lists: Lists,
): Promise<PageContext> {
  const [settings, texts] = await Promise.all([
    getList(source.list, 'settings', language),
    getList(source.list, 'texts', language),
  ])
  const council = settings.ok ? settings.value[0] : undefined
  const wording = new Map((texts.ok ? texts.value : []).map(({ key, text }) => [key, text]))
  const catalogues = ['council-work', 'resolutions', 'elected-member', 'common', 'frame'] as const
  const { t } = textsOnServer(language, catalogues, wording, councilWordOf(council?.kind))
  const say: PageContext['say'] = (key, values = {}) =>
    t((key.includes(':') ? key : `council-work:${key}`) as never, values as never)
  const href = (path: string) => hrefIn(path, language, defaultLanguage)
  return {
    ...lists,
    say,
    language,
    format: formatIn(language),
    now: Date.now(),
    council: council?.name || say('frame:defaultCouncil'),
    origin,
    href,
    hasContent: (path) => !source.emptyPages?.().includes(path),
    readPage: async (path) => {
      const page = await documents.readPage(path)
      return page && href(page)
    },
  }
}
