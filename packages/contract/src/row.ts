import type { z } from 'zod'
import type { NamedRow } from './field.ts'
import type { lists } from './generated/lists.ts'
import type { ListName } from './list-paths.ts'

/**
 * Facts about a file that the site's server found: size in bytes, and a picture's size in pixels. `text` is the key of a
 * document whose text has a page, `/documents/<key>`.
 */
export type FileFacts = { bytes?: number; width?: number; height?: number; text?: string }

/** Only the site's own `/api` adds this to a row; the CMS never sends it. The keys are the row's file paths. */
type WithFiles = { files?: Record<string, FileFacts> }

/** The day, in India, of a record's last change or review. Older servers do not send it. */
export type LastChanged = { lastChanged?: string }

/**
 * Only the site's own `/api` adds this: the row is in the other language, because its record has none in this one
 * (contract.md, "A tolerant client", rule 13).
 */
export type InOtherLanguage = { inOtherLanguage?: true }

/** Only the site's own server adds this: the address that a heading had before it got one of its own. */
export type FormerLink = { formerLink?: string }

/**
 * Only the site's own `/api` adds this: the number of the heading of General Administration under which a meeting is
 * filed, at a server whose headings name no department.
 */
export type OfHeading = { ofHeading?: number }

type Lists = typeof lists

/** A row as our server sends it. */
export type WireRow<N extends ListName> = z.infer<Lists[N]['schema']> &
  WithFiles & { last_changed?: string; in_other_language?: true; former_link?: string; of_heading?: number }

/** A row with our own names, as the list's declaration has them. */
export type Row<N extends ListName> = NamedRow<Lists[N]['fields']> &
  WithFiles &
  LastChanged &
  InOtherLanguage &
  FormerLink &
  OfHeading
