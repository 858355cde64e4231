import { Readable } from 'node:stream'
import { commonNames } from '@nagardwar/contract'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { APIError, type Endpoint, type Payload } from 'payload'
import { readRecords } from '../../platform/database/records.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { admins } from '../access/admins.ts'
import { type Action, actions, inLanguage } from './entry.ts'

const page = 1000

type Row = {
  id: number
  at: string
  by?: string
  account?: number
  action: Action
  list?: string
  record?: number
  name?: string
  changes?: string
}

const headings: Words[] = [
  { en: 'When (UTC)', mr: 'केव्हा (UTC)' },
  { en: 'Who', mr: 'कोणी' },
  { en: 'Account', mr: 'खाते क्रमांक' },
  { en: 'What', mr: 'काय केले' },
  { en: 'List', mr: 'यादी' },
  commonNames.recordNumber,
  { en: 'Name', mr: 'नाव' },
  { en: 'Before and after', mr: 'आधी आणि नंतर' },
]

const cellsOf = (row: Row, language: 'en' | 'mr'): string[] => [
  new Date(row.at).toISOString(),
  row.by ?? '',
  String(row.account ?? ''),
  actions[row.action]?.[language] ?? row.action,
  inLanguage(row.list, language),
  String(row.record ?? ''),
  inLanguage(row.name, language),
  inLanguage(row.changes, language),
]

/** The newest first, read in parts: three years of a council's work need not be in memory at once. */
async function* parts(payload: Payload, language: 'en' | 'mr'): AsyncGenerator<string> {
  yield csvOf([headings.map((words) => words[language])])
  for (let before: number | undefined; ; ) {
    const { docs } = await readRecords<Row>(payload, {
      collection: 'journal',
      where: before === undefined ? {} : { id: { less_than: before } },
      sort: '-id',
      limit: page,
      pagination: false,
    })
    if (docs.length === 0) return
    // Only the first part begins with the byte order mark.
    yield csvOf(docs.map((row) => cellsOf(row, language))).slice(1)
    before = docs.at(-1)?.id
  }
}

/** `GET /cms-api/journal/export`: the whole journal as CSV, without formulas, for administrators. */
export const journalExport: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new APIError(req.t('error:unauthorized'), 401, null, true)
    if (!admins({ req })) throw new APIError(req.t('error:notAllowedToPerformAction'), 403, null, true)
    const language = say({ en: 'en', mr: 'mr' }, req) as 'en' | 'mr'
    const body = Readable.toWeb(Readable.from(parts(req.payload, language), { objectMode: false }))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(body as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="journal-${day}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}
