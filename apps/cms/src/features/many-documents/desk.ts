import type { DeskLanguage } from '../../platform/words/words.ts'

/** What the parts of the view know of the desk: its addresses, the reader's language, the council's first language. */
export type Desk = { api: string; admin: string; language: DeskLanguage; order: DeskLanguage[] }

/** A heading under which documents can stand. */
export type Heading = { id: number; name: string; department: string }
