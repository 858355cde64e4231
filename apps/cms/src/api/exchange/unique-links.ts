import { normaliseLink, uniqueAddresses, withoutAtEnd } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import { pages } from '../../content/pages/pages.ts'
import { type Incoming, note, RecordNamed } from './incoming.ts'

/** What the spellings of one address have in common. */
const keyOf = (address: string): string =>
  withoutAtEnd((percentDecoded(address) ?? address).normalize('NFC').toLowerCase(), /\//) || '/'

/** Any heading may lead to a page that every site has. */
const fixed = new Set(pages.map(({ path }) => keyOf(path)))

/** The address of a record's own page; empty if it has none. */
function pageOf({ values: { link } }: Incoming): string {
  const address = typeof link === 'string' ? normaliseLink(link) : ''
  return address.startsWith('/') && !/\.pdf$/i.test(address) && !fixed.has(keyOf(address)) ? address : ''
}

/**
 * Gives each heading of a source an address of its own, as the site does, with a note. The address that several had
 * leads to the first of them.
 */
export function withUniqueLinks(records: readonly Incoming[]): Incoming[] {
  const of = (table: string) => records.filter((record) => record.table === table)
  const departments = new Map(
    of('disclosure-departments').flatMap((record) => record.keys.map((key) => [key, record] as const)),
  )
  const taken = [...of('disclosure-departments'), ...of('general-admin-headings')].map(pageOf)
  const headings = of('headings')
  const addresses = uniqueAddresses(
    headings.map((record) => ({
      address: pageOf(record),
      owner: ownerOf(record, departments),
      number: record.numbers?.y_id?.[0] ?? record.keys[0] ?? '',
    })),
    new Set(taken.filter(Boolean).map(keyOf)),
    keyOf,
  )
  const moved = new Map(headings.map((record, at) => [record, addresses[at] ?? '']))
  const redirects = new Map<string, Incoming>()
  const changed = records.map((record) => {
    const [from, to] = [pageOf(record), moved.get(record) ?? '']
    if (to === '' || to === from) return record
    const isFree = !taken.some((address) => keyOf(address) === keyOf(from))
    if (isFree && !redirects.has(keyOf(from)))
      redirects.set(keyOf(from), {
        table: 'redirects',
        keys: [`address ${keyOf(from)}`],
        isPublic: record.isPublic,
        values: { from, to },
        marks: [],
      })
    return {
      ...record,
      values: { ...record.values, link: to },
      marks: [...record.marks, hasOwnAddress(from, to)],
    }
  })
  return [...changed, ...redirects.values()]
}

const ownerOf = ({ values }: Incoming, departments: ReadonlyMap<string, Incoming>): string => {
  const named = values.department instanceof RecordNamed ? departments.get(values.department.key) : undefined
  return named ? pageOf(named) : ''
}

const hasOwnAddress = (from: string, to: string) =>
  note(
    {
      en: `Another page has the address “${from}” too; this heading has “${to}” of its own`,
      mr: `‘${from}’ हा पत्ता दुसऱ्या पानाचाही आहे; या विषयाला ‘${to}’ हा स्वतःचा पत्ता दिला`,
    },
    'link',
  )
