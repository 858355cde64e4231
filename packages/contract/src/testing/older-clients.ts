import type { Compatibility } from '../compatibility.ts'
import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import { listPaths } from '../list-paths.ts'

type Row = Readonly<Record<string, unknown>>
/** The rows of a list as the contract has them. */
export type RowsOf = (name: ListName, language: Language) => readonly Row[]

/**
 * What an app or a website that was made for an older server does with the API: the calls it makes, and what it shows
 * of the answers. `shows` throws where an answer is not what the app reads.
 */
export type OlderClient = {
  does: string
  calls: readonly string[]
  shows: (...answers: Row[][]) => unknown
  /** What a reader should see. */
  right: (rows: RowsOf) => unknown
  /** With which setting of the server it works; `contract` is without any. */
  worksWith: readonly ('contract' | Compatibility)[]
}

const always = ['contract', 'images-as-text', 'one-language'] as const

const shown =
  (...fields: string[]) =>
  (rows: readonly Row[]): unknown[][] =>
    rows.map((row) => fields.map((field) => row[field]))

const inEnglish = (rows: readonly Row[]): Row[] => rows.filter((row) => row.language_code === 'en')

/** Each row of the first list with the rows of the second that name it. */
const below = (owners: readonly Row[], rows: readonly Row[], isOf: (row: Row, owner: Row) => boolean) =>
  owners.map((owner) => rows.filter((row) => isOf(row, owner)).map(({ id }) => id))

/** A list whose rows refer to those of another, under an older name. */
const referring = (
  list: ListName,
  older: string,
  now: string,
  owner: { list: ListName; number: string },
): OlderClient => ({
  does: `reads ${listPaths[list].path} by ${older}`,
  calls: [`${listPaths[owner.list].path}?lang=en`, `${listPaths[list].path}?lang=en`],
  shows: (owners = [], rows = []) => below(owners, rows, (row, { id }) => row[older] === id),
  right: (rows) =>
    below(rows(owner.list, 'en'), rows(list, 'en'), (row, of) => row[now] === of[owner.number]),
  worksWith: always,
})

const departments = { list: 'disclosureDepartments', number: 'p_id' } as const
const headings = { list: 'headings', number: 'y_id' } as const

const headed = (list: ListName): OlderClient => ({
  does: `shows departments_heading of ${listPaths[list].path}`,
  calls: [`${listPaths[list].path}?lang=en`],
  shows: (rows = []) => shown('departments_heading', 'heading_link')(rows),
  right: (rows) => shown('department_heading', 'heading_link')(rows(list, 'en')),
  worksWith: always,
})

/** A list that is asked for without a language, and shown as it comes. */
const unasked = (list: ListName, ...fields: string[]): OlderClient => ({
  does: `asks for ${listPaths[list].path} without a language and shows every row`,
  calls: [listPaths[list].path],
  shows: (rows = []) => shown(...fields)(rows),
  right: (rows) => shown(...fields)(rows(list, 'en')),
  worksWith: ['one-language'],
})

/** The same, filtered by the app. */
const filtered = (list: ListName, ...fields: string[]): OlderClient => ({
  does: `asks for ${listPaths[list].path} without a language and keeps the English rows`,
  calls: [listPaths[list].path],
  shows: (rows = []) => shown(...fields)(inEnglish(rows)),
  right: (rows) => shown(...fields)(rows(list, 'en')),
  worksWith: always,
})

/** A list that is asked for once and kept in both languages, as the specification's client keeps three. */
const kept = (list: ListName, worksWith: OlderClient['worksWith'], ...fields: string[]): OlderClient => ({
  does: `asks for ${listPaths[list].path} once, for readers of both languages`,
  calls: [listPaths[list].path],
  shows: (rows = []) => shown('language_code', ...fields)(rows),
  right: (rows) =>
    (['en', 'mr'] as const).flatMap((each) => shown('language_code', ...fields)(rows(list, each))),
  worksWith,
})

/** A list that is asked for in a language, under each of its names. */
const asked = (list: ListName, parameter: string, ...fields: string[]): OlderClient => ({
  does: `asks for ${listPaths[list].path} by ${parameter}`,
  calls: [`${listPaths[list].path}?${parameter}=mr`],
  shows: (rows = []) => shown(...fields)(rows),
  right: (rows) => shown(...fields)(rows(list, 'mr')),
  worksWith: always,
})

/** Written from the specification, the rules of the tolerant reader and what testers with such an app found. */
export const olderClients: readonly OlderClient[] = [
  {
    does: 'reads /publications from `data`, as the specification says',
    calls: ['/publications?language_code=en'],
    shows: (answer) => shown('pdf_path', 'file_path')((answer as unknown as { data: Row[] }).data),
    right: (rows) => shown('pdf_path', 'file_path')(rows('publications', 'en')),
    worksWith: always,
  },
  {
    does: 'reads /publications as an array, which the specification does not allow',
    calls: ['/publications?language_code=en'],
    shows: (rows = []) => shown('pdf_path', 'file_path')(rows),
    right: (rows) => shown('pdf_path', 'file_path')(rows('publications', 'en')),
    worksWith: [],
  },
  {
    does: 'parses the pictures of /gardens from text',
    calls: ['/gardens?lang=en'],
    shows: (rows = []) => rows.map(({ heading, images }) => [heading, JSON.parse(images as string)]),
    right: (rows) => shown('heading', 'images')(rows('gardens', 'en')),
    worksWith: ['images-as-text'],
  },
  {
    does: 'takes the pictures of /gardens as an array',
    calls: ['/gardens?lang=mr'],
    shows: (rows = []) => rows.map(({ heading, images }) => [heading, ...(images as string[]).map(String)]),
    right: (rows) => rows('gardens', 'mr').map(({ heading, images }) => [heading, ...(images as string[])]),
    worksWith: ['contract', 'one-language'],
  },
  referring('headings', 'public_disclosure_id', 'p_id', departments),
  referring('headings', 'department_id', 'p_id', departments),
  referring('generalAdminHeadings', 'public_disclosure_id', 'p_id', departments),
  referring('generalAdminHeadings', 'department_id', 'p_id', departments),
  referring('meetings', 'department_id', 'p_id', departments),
  referring('meetings', 'public_disclosure_id', 'p_id', departments),
  referring('yearDocuments', 'department_id', 'y_id', headings),
  referring('headingDocuments', 'department_id', 'y_id', headings),
  headed('headings'),
  headed('generalAdminHeadings'),
  unasked('roads', 'description', 'length'),
  unasked('departments', 'name', 'hod'),
  unasked('wards', 'ward_no', 'ward_name'),
  unasked('downloads', 'name', 'pdf'),
  filtered('roads', 'description', 'length'),
  filtered('hospitals', 'hospital_name', 'division', 'beds'),
  filtered('disclosureDepartments', 'department_name', 'department_link'),
  kept('disclosureDepartments', always, 'department_name', 'department_link'),
  kept('generalAdminHeadings', always, 'department_heading', 'heading_link'),
  kept('headings', always, 'department_heading', 'heading_link'),
  kept('roads', ['contract', 'images-as-text'], 'description'),
  asked('roads', 'lang', 'description', 'length'),
  asked('roads', 'language_code', 'description', 'length'),
  asked('downloads', 'lang', 'name', 'pdf'),
  asked('downloads', 'language', 'name', 'pdf'),
  asked('mainMenu', 'lang', 'mainMenu', 'mainMenuLink', 'subMenus'),
  asked('sanitationInspectors', 'lang', 'zone_no', 'names', 'mob_no', 'ward_no'),
  asked('screenReaders', 'lang', 'name', 'website', 'available'),
]

/** What a reader of the app sees, with `ask` for the body of an answer; nothing where the app breaks. */
export async function shownBy(
  { calls, shows }: OlderClient,
  ask: (path: string) => Promise<unknown>,
): Promise<unknown> {
  const answers = await Promise.all(calls.map(ask))
  try {
    return shows(...(answers as Row[][]))
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}
