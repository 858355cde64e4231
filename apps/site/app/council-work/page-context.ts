import type { Language, Row } from '@nagardwar/contract/browser'
import type { Format } from '../i18n/format.ts'

export type Lists = {
  meetings: readonly Row<'councilMeetings'>[]
  resolutions: readonly Row<'resolutions'>[]
  committees: readonly Row<'committees'>[]
  members: readonly Row<'electedMembers'>[]
  wards: readonly Row<'wards'>[]
}

/** What the pages of the council at work are made from, besides what is at their address. */
export type PageContext = Lists & {
  /** A text of the catalogue `council-work`, or `catalogue:key`, in the page's language. */
  say: (key: string, values?: object) => string
  language: Language
  format: Format
  now: number
  council: string
  origin: string
  /** The address of a page in the page's language, below the origin. */
  href: (path: string) => string
  /** Whether a page has something to show: nobody is led to one that has not. */
  hasContent: (path: string) => boolean
  /** The page with the text of a public document, if it has one. */
  readPage: (path: string, title: string) => Promise<string | undefined>
}

/** The page as the browser's script knows it: its head alone. The server writes the rest. */
export type WorkView = {
  title: string
  intro: string
  crumbs: readonly { label: string; to: string }[]
  lastChanged?: string | undefined
  unlisted?: boolean
}
