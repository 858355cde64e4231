import { readdirSync, readFileSync } from 'node:fs'
import { type Language, type ListName, listNames, type Row } from '@nagardwar/contract/browser'
import { rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import type { KnownRows } from '../search/entries/rows.ts'

type Bilingual = { en: string; mr?: string }
type Fields = Record<string, unknown>
type Block = Bilingual | { table: { head: (string | Bilingual)[]; rows: (string | Bilingual)[][] } }
type DemoDocument = { title: Bilingual; body: Block[] }

const folder = new URL('../../../../content/demo/', import.meta.url)
const readJson: ReadJson = (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
/** The content of a file such as `wards.json`, below the folder of a council. */
export type ReadJson = (file: string) => unknown
const fileNames: Partial<Record<ListName, string>> = { mainMenu: 'menu-entries' }
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const recordsOf = (name: ListName, read: ReadJson): Fields[] => {
  const content = read(`${fileNames[name] ?? kebab(name)}.json`)
  return (Array.isArray(content) ? content : [content]).filter(isPublic)
}

/** As the desk does: no drafts, and nothing after its last day. */
function isPublic({ draft, record }: Fields): boolean {
  const { validUntil } = (record ?? {}) as { validUntil?: string }
  return !draft && (validUntil === undefined || Date.parse(validUntil) > Date.now())
}

/** The demo council's lists: the files of `content/demo` as rows, without a desk. */
export const demoRows = (): KnownRows => rowsOfCouncil(readJson)

/** The lists of a council whose files this reads. */
export function rowsOfCouncil(read: ReadJson): KnownRows {
  const records = new Map(listNames.map((name) => [name, recordsOf(name, read)]))
  const made = new Map<string, unknown[]>()
  const rowsIn = (name: ListName, language: Language): unknown[] => {
    if (name === 'texts') return textRows(language, records)
    return (records.get(name) ?? []).map((fields, index) => rowOf(name, fields, index, language))
  }
  return <N extends ListName>(name: N, language: Language) => {
    const key = `${name} ${language}`
    const rows = made.get(key) ?? rowsIn(name, language)
    made.set(key, rows)
    return rows as Row<N>[]
  }
}

/** Heads and items of a budget, from its spreadsheet. */
function budgetLines(file: string, language: Language): Fields[] {
  const [, ...rows] = rowsOfCsv(readFileSync(new URL(file, folder), 'utf8'))
  const [head, item] = language === 'en' ? [1, 3] : [2, 4]
  return rows
    .filter(([side]) => side !== '')
    .map((cells) => ({ head: cells[head] ?? '', item: cells[item] ?? '' }))
}

function rowOf(name: ListName, fields: Fields, index: number, language: Language): Fields {
  const told = tell(fields, language) as Fields
  const { key, department, heading, record, pdf, meeting, notice, merged, ...rest } = told
  return {
    ...(name === 'tenders' ? { kind: '', number: '', history: [] } : {}),
    ...(name === 'wards' ? { areas: '' } : {}),
    ...(name === 'publicNotices' ? emptyNotice : {}),
    ...(name === 'councilMeetings' ? { questions: [] } : {}),
    ...(name === 'resolutions' ? { meetingId: meeting } : {}),
    ...(name === 'budgetProposals'
      ? { noticeId: notice, mergedId: merged ?? 0, text: '', cost: '', reason: '' }
      : {}),
    ...rest,
    ...(name === 'publicNotices' ? papersOfNotice(rest, language) : {}),
    ...(name === 'budgets' ? { lines: budgetLines(String(fields.sheet), language) } : {}),
    id: index + 1,
    language,
    ...(pdf ? { pdf: `/uploads/${pdf}-${language}.pdf` } : {}),
    ...(name === 'disclosureDepartments' ? { departmentId: key } : {}),
    ...(name === 'headings' ? { headingId: key } : {}),
    ...(department ? { departmentId: department } : {}),
    ...(name === 'yearDocuments' || name === 'headingDocuments'
      ? { headingId: heading }
      : heading
        ? { heading }
        : {}),
  }
}

const emptyNotice = {
  kind: 'general',
  text: '',
  wards: '',
  place: '',
  law: '',
  otherLaw: '',
  hearingPlace: '',
  corrigenda: [],
  opens: null,
  closes: null,
  hearing: null,
  decided: null,
  decision: '',
  order: '',
}

function papersOfNotice({ documents = [], corrigenda = [], order }: Fields, language: Language): Fields {
  const file = (pdf: unknown): string => (pdf ? `/uploads/${pdf}-${language}.pdf` : '')
  const rows = (all: unknown) =>
    (all as Fields[]).map((each, index) => ({
      title: '',
      closes: null,
      ...each,
      id: index + 1,
      pdf: file(each.pdf),
    }))
  return { documents: rows(documents), corrigenda: rows(corrigenda), order: file(order) }
}

function tell(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => tell(each, language))
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value) return language === 'mr' ? ((value as Bilingual).mr ?? value.en) : value.en
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, tell(inside, language)]))
}

function textRows(language: Language, records: Map<ListName, Fields[]>): Fields[] {
  const pictures = [
    ...(records.get('websiteLinks') ?? []).map(({ logo, name }) => [logo, name]),
    ...(records.get('publications') ?? []).map(({ cover, name }) => [cover, name]),
  ]
  const groups = readJson('../skeleton/synonyms.json') as { words: string[] }[]
  return [
    ...pictures.map(([path, name]) => ({ key: `image:${path}`, text: tell(name, language) })),
    ...groups.map(({ words }, index) => ({ key: `synonyms:${index + 1}`, text: words.join(', ') })),
  ].map((row, index) => ({ id: index + 1, language, ...row }))
}

/** The text of the demo council's documents, by the paths of `demoRows`. */
export function demoDocuments(): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const file of readdirSync(new URL('documents/', folder)).filter((name) => name.endsWith('.json')))
    for (const [name, { title, body }] of Object.entries(
      readJson(`documents/${file}`) as Record<string, DemoDocument>,
    ))
      for (const language of ['en', 'mr'] as const)
        texts.set(`/uploads/${name}-${language}.pdf`, [
          [title, ...body.map(cellsOf)]
            .flat()
            .map((text) => said(text, language))
            .join(' '),
        ])
  return texts
}

const cellsOf = (block: Block): (string | Bilingual)[] =>
  'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [block]

const said = (text: string | Bilingual, language: Language): string =>
  typeof text === 'string' ? text : language === 'mr' ? (text.mr ?? text.en) : text.en

/** The pages of spec.md, section 2. */
export const everyPath =
  '/ /history /ward /elected-member /org-structure /functions /departments /elected-pre-officer /elected-pre-representative /awards /property-holder /properties-milkat /schools /gardens /electric /roads /tree-census /health /ponds-talao /fire-station /hospital /pmay /nuhm /amrut /general-admin-department /contact /public-disclosure /citizen-charter /right-to-services /right-to-information /maps /downloads /election /voter /official-publication /privacy-policy /screen-reader-access /terms-and-conditions'.split(
    ' ',
  )
