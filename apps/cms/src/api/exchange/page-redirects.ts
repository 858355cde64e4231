import { toAsciiDigits } from '@nagardwar/contract'
import type { Incoming } from './incoming.ts'

/**
 * How the earlier website wrote the addresses of its pages, with the name of a number in braces: `/page.php?id={id}`,
 * `/department/{p_id}`, `/documents?heading={y_id}`.
 */
export type OldPages = { departments?: readonly string[]; headings?: readonly string[] }

/** The first of these that is no such address: it must begin with a slash and name one number. */
export const wrongPattern = (patterns: readonly string[]): string | undefined =>
  patterns.find((pattern) => !/^\/[^{}]*\{(?:id|p_id|y_id)\}[^{}]*$/.test(pattern))

const patternsOf: Readonly<Record<string, keyof OldPages>> = {
  'disclosure-departments': 'departments',
  headings: 'headings',
  'general-admin-headings': 'headings',
}
const numberName = /\{([a-z_]+)\}/

const linkOf = ({ values: { link } }: Incoming): string =>
  typeof link === 'string' && link.startsWith('/') ? link : ''

/** Where the pages of the earlier website lay by their numbers leads to where they lie here. */
export function pageRedirects(records: readonly Incoming[], pages: OldPages): Incoming[] {
  const made = new Map<string, Incoming>()
  for (const record of records) {
    const name = patternsOf[record.table]
    const to = linkOf(record)
    if (!name || to === '') continue
    for (const pattern of pages[name] ?? [])
      for (const number of record.numbers?.[numberName.exec(pattern)?.[1] ?? ''] ?? []) {
        const from = pattern.replace(numberName, toAsciiDigits(number))
        if (from === to || made.has(from)) continue
        const { isPublic } = record
        made.set(from, {
          table: 'redirects',
          keys: [`page ${from}`],
          isPublic,
          values: { from, to },
          marks: [],
        })
      }
  }
  return [...made.values()]
}
