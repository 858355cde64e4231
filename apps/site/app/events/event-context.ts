import type { Language } from '@nagardwar/contract/browser'
import type { EventRow } from './event-time.ts'
import type { Say, Words } from './event-words.ts'

/** What the pages of events are made from. */
export type EventContext = {
  events: readonly EventRow[]
  /** A text of the catalogue `events`. */
  say: Say
  words: Words
  language: Language
  now: number
  council: string
  origin: string
  mapUrl: string | undefined
  href: (path: string) => string
}

/** The page as the browser's script knows it: its head alone. The server writes the rest. */
export type EventView = {
  title: string
  intro: string
  crumbs: readonly { label: string; to: string }[]
  lastChanged?: string | undefined
  unlisted: boolean
}
