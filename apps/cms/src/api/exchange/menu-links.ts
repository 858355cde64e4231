import { normaliseLink, pageOfListPath, withoutAtEnd } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Payload } from 'payload'
import { isSitePage } from '../site-pages.ts'
import { type Incoming, type Mark, note, type Values, work } from './incoming.ts'

/** What the spellings of one address have in common. */
function keyOf(link: string): string {
  const path = normaliseLink(link).split(/[?#]/)[0] ?? ''
  return withoutAtEnd((percentDecoded(path) ?? path).normalize('NFC').toLowerCase(), /\//) || '/'
}

const isPath = (link: unknown): link is string =>
  typeof link === 'string' && normaliseLink(link).startsWith('/') && !/\.[a-z]{2,4}$/i.test(link)

/** The addresses that the records of a source will have here. */
const addressesOf = (records: readonly Incoming[]): ReadonlySet<string> =>
  new Set(
    records.flatMap(({ table, values }) => {
      const address = table === 'redirects' ? values.from : values.link
      return table !== 'menu-entries' && isPath(address) ? [keyOf(address)] : []
    }),
  )

/**
 * The menu of a source with links that lead somewhere here: one to a list at its address at the API leads to our page of
 * that list. One that leads to nothing of ours is work for staff.
 */
export async function withMenuLinks(payload: Payload, records: readonly Incoming[]): Promise<Incoming[]> {
  const known = addressesOf(records)
  async function led(link: unknown, field: string): Promise<{ link: unknown; marks: Mark[] }> {
    if (!isPath(link) || known.has(keyOf(link)) || (await isSitePage(payload, link)))
      return { link, marks: [] }
    const page = pageOfListPath(keyOf(link))
    return page
      ? { link: page, marks: [note(leadsTo(link, page), field)] }
      : { link, marks: [work(leadsNowhere(link), field)] }
  }
  return Promise.all(
    records.map(async (record) => {
      if (record.table !== 'menu-entries') return record
      const items = Array.isArray(record.values.items) ? (record.values.items as Values[]) : []
      const own = await led(record.values.link, 'link')
      const inside = await Promise.all(items.map((item, at) => led(item.link, `items.${at + 1}.link`)))
      return {
        ...record,
        values: {
          ...record.values,
          link: own.link,
          ...(items.length > 0
            ? { items: items.map((item, at) => ({ ...item, link: inside[at]?.link })) }
            : {}),
        },
        marks: [...record.marks, ...own.marks, ...inside.flatMap(({ marks }) => marks)],
      }
    }),
  )
}

const leadsTo = (link: string, page: string) => ({
  en: `“${link}” is the page “${page}” here`,
  mr: `‘${link}’ हे पान येथे ‘${page}’ आहे`,
})

const leadsNowhere = (link: string) => ({
  en: `“${link}” leads to no page of this website`,
  mr: `‘${link}’ या पत्त्यावर या संकेतस्थळाचे कोणतेही पान नाही`,
})
