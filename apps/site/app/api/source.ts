import type {
  Language,
  ListName,
  MessageFigures,
  MisconductOfficer,
  Outcome,
  ProposalErrors,
  Transparency,
  WireRow,
} from '@nagardwar/contract/browser'
import { createContext } from 'react-router'
import type { ArchiveYear, Ended } from '../archive/archive-path.ts'
import type { PrivateMessages } from '../feedback-status/private-messages.ts'
import type { Mails } from '../mail-calls/mails.ts'
import type { Feeds, PublicList } from '../open-data/public-list.ts'
import type { Post } from './feedback.ts'
import type { NoticeMessages } from './notice-messages.ts'
import type { Search } from './search.ts'

/** Why the website is closed, as the desk says it. */
export type Closed = {
  opensAt: string | null
  takesFeedback: boolean
  sentence: Readonly<Record<Language, string>>
}

/** Where the site's server gets its lists: the API, an old copy of its answer, or the examples. */
export type ApiSource = {
  list<N extends ListName>(name: N, language: Language): Promise<Outcome<WireRow<N>[]>>
  /** Addresses of pages and of parts of home (`/#news`) that have nothing to show yet; nobody is led to them. */
  emptyPages?(): readonly string[]
  /** Undefined while the website is open. */
  closed?(): Closed | undefined
  /** Shows drafts, to who holds a link. */
  isPreview?: boolean
  /** The lists as data, described; the same array until one of them changes. */
  publicLists?(): readonly PublicList[]
  /** The feeds that can have entries; the same object until that changes. */
  feeds?(): Feeds
  /** The notices whose time is over; the same array until they change, undefined where nothing was ever heard. */
  ended?(): Promise<readonly Ended[] | undefined>
  /**
   * What ended in a year, the newest one where none is given: the same object until it changes, undefined where nothing
   * was ever heard.
   */
  archiveYear?(year: string | undefined): Promise<ArchiveYear | undefined>
  /** What the council must publish: the same object until it changes, undefined where nothing was ever heard. */
  obligations?(): Promise<Transparency | 'absent' | undefined>
  /** What residents sent by month: the same object until it changes, undefined where nothing was ever heard. */
  messageFigures?(): Promise<MessageFigures | 'absent' | undefined>
  /** Who alone reads reports of misconduct: the same object until it changes, undefined where nothing was ever heard. */
  misconductOfficer?(): Promise<MisconductOfficer | 'absent' | undefined>
}

/** What a request on the server may do: read lists, send what the visitor wrote, open private links, ask for mails. */
export type Api = ApiSource & {
  send: Post
  messages: PrivateMessages
  proposals: NoticeMessages<ProposalErrors>
  answers: NoticeMessages<Readonly<Record<string, string>>>
  mails: Mails
}

/** Configuration for the whole site. */
export type Site = { origin: string; defaultLanguage: Language; feedbackKey?: string | undefined }

// The server outside the bundle passes these in for every request; `entry.server.tsx` distributes them.
export const apiContext = createContext<Api>()
export const siteContext = createContext<Site>({ origin: 'http://localhost:3000', defaultLanguage: 'en' })
export const nonceContext = createContext<string>('')
/** When a page may be rendered: the server does one after the other, in turns of its clients. */
export const turnContext = createContext<<T>(work: () => Promise<T>) => Promise<T>>((work) => work())
/** Without a search on the server it is always "being prepared". */
export const searchContext = createContext<Search>(async () => ({ state: 'preparing' }))
