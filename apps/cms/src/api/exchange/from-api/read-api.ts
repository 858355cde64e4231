import { type ListName, listNames, lists } from '@nagardwar/contract'
import { fetcherOf } from '@nagardwar/exchange/api/bounded-fetch'
import { readListOf } from '@nagardwar/exchange/api/read-lists'
import { readVisitorCount } from '@nagardwar/exchange/api/read-visitor-count'
import type { Payload } from 'payload'
import type { Words } from '../../../platform/words/words.ts'
import type { Alt, ReadFile } from '../import-files.ts'
import type { Incoming, LeftOut, Values } from '../incoming.ts'
import type { Source } from '../run-import.ts'
import { exceptionsIn } from './exceptions.ts'
import { type Around, fileUnderGeneralAdmin, withMark } from './of-general-admin.ts'
import { type Languages, recordsOf } from './records-of.ts'
import type { References } from './references.ts'
import { tableOf } from './row-of-source.ts'

/** Other lists refer to the ids of these. */
const first: ListName[] = [
  'departments',
  'disclosureDepartments',
  'headings',
  'generalAdminHeadings',
  'electedMembers',
  'committees',
  'councilMeetings',
]
const ordered: ListName[] = [...first, ...listNames.filter((name) => !first.includes(name))]

const fileBounds = { mostBytes: 200 * 1024 ** 2, timeout: 5 * 60_000 }

const inWords = (reason: string): Words => ({ en: reason, mr: `तो मिळाला नाही (${reason})` })

/** Where the files of an API are: below its root or, on some servers, at its host. */
function apiFiles(root: string): ReadFile {
  const fetcher = fetcherOf(new URL(root).origin)
  return async (name, version) => {
    if (/^https?:/i.test(name)) return found(await fetcher(name, fileBounds, version))
    const below = await fetcher(root + name, fileBounds, version)
    if (below.status !== 'failed' || below.code !== 404) return found(below)
    return found(await fetcher(name, fileBounds, version))
  }
}

function found(got: Awaited<ReturnType<ReturnType<typeof fetcherOf>>>) {
  if (got.status === 'failed') return { missing: inWords(got.reason) }
  return got.status === 'unchanged'
    ? { unchanged: true as const }
    : { bytes: got.bytes, version: got.version }
}

class NothingThere extends Error {}

/** Reads every list of an API in both languages, and its counter. Accounts and messages are never requested. */
export async function readApi(
  payload: Payload,
  root: string,
  print: (line: string) => void,
): Promise<Source> {
  const fetcher = fetcherOf(new URL(root).origin)
  const records: Incoming[] = []
  const leftOut: LeftOut[] = []
  const texts: Languages = { en: [], mr: [] }
  const references: References = new Map()
  const around: Around = { departments: { en: [], mr: [] }, headings: { en: [], mr: [] } }
  let answered = 0
  for (const name of ordered) {
    const read = await readListOf(fetcher, root, name)
    if ('failed' in read)
      leftOut.push({
        table: tableOf(name),
        key: lists[name].path,
        reason: inWords(`The list could not be read: ${read.failed}`),
      })
    if ('absent' in read)
      leftOut.push({
        table: tableOf(name),
        key: lists[name].path,
        reason: { en: 'The server does not have this list', mr: 'सर्व्हरवर ही यादी नाही' },
      })
    if (!('rows' in read)) continue
    answered += 1
    print(`${lists[name].path}: ${read.rows.en.length} English rows, ${read.rows.mr.length} Marathi rows`)
    if (name === 'texts') Object.assign(texts, read.rows)
    else {
      if (name === 'disclosureDepartments') around.departments = read.rows
      if (name === 'generalAdminHeadings') around.headings = read.rows
      const { rows, marks } = fileUnderGeneralAdmin(name, read.rows, around)
      const made = recordsOf(payload, name, rows, references)
      records.push(...made.records.map((record) => withMark(record, marks)))
      leftOut.push(...made.leftOut)
    }
  }
  if (answered === 0) throw new NothingThere(`${root} answers none of the lists: is it the API root?`)
  const { alternativeTexts, records: fromTexts } = exceptionsIn(texts)
  return {
    records: [...records.map((record) => withWords(record, alternativeTexts)), ...fromTexts],
    leftOut,
    alternativeTexts,
    readFile: apiFiles(root),
    visitors: await readVisitorCount(fetcher, root),
    redirectsFiles: true,
  }
}

/** Fields with a picture's description, and the picture: words of a server that does not send the field itself. */
const pictureWords: Readonly<Record<string, [words: string, picture: string]>> = {
  sliders: ['caption', 'image'],
  'website-links': ['name', 'logo'],
  publications: ['name', 'cover'],
}

function withWords(record: Incoming, alternativeTexts: ReadonlyMap<string, Alt>): Incoming {
  const [words = '', picture = ''] = pictureWords[record.table] ?? []
  const file = record.values[picture] as { name?: string } | null | undefined
  const said = file?.name === undefined ? undefined : alternativeTexts.get(file.name)
  const own = record.values[words] as Alt | null | undefined
  const isNamed = Object.values(own ?? {}).some((text) => text !== '' && text !== null)
  const values: Values = said && !isNamed ? { ...record.values, [words]: said } : record.values
  return { ...record, values }
}
