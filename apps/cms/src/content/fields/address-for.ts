import { slugOf } from '@nagardwar/contract/browser'

export type LinkFrom = {
  /** The field whose text is the page's title. */
  title: string
  /** What stands before the last part of the address. */
  before: string
}

export type Title = { en?: string | null; mr?: string | null } | null | undefined

/** The address of a page by its title: in Latin letters, of a Marathi title as it is pronounced. Empty without a title. */
export function addressFor(title: Title, before: string): string {
  const text = title?.en?.trim() || title?.mr?.trim()
  return text ? before + slugOf(text) : ''
}
