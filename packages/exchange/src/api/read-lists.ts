import {
  type EveryRow,
  endpointUrl,
  type Language,
  type ListName,
  languages,
  listPaths,
  readEveryRow,
} from '@nagardwar/contract'
import type { Fetcher } from './bounded-fetch.ts'

export type ReadList =
  | { name: ListName; rows: { en: EveryRow[]; mr: EveryRow[] } }
  /** The server does not have the list, which is not a failure. */
  | { name: ListName; absent: true }
  | { name: ListName; failed: string }

const bounds = { mostBytes: 16 * 1024 ** 2, timeout: 60_000 }

type Answer = { rows: EveryRow[] } | { absent: true } | { failed: string }

async function readOne(fetcher: Fetcher, root: string, name: ListName, language?: Language): Promise<Answer> {
  const got = await fetcher(root + endpointUrl(name, language), bounds)
  if (got.status === 'unchanged') return { failed: 'the server answers 304' }
  if (got.status === 'failed') return got.code === 404 ? { absent: true } : { failed: got.reason }
  try {
    return { rows: readEveryRow(name, language, JSON.parse(got.bytes.toString('utf8'))) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Many servers answer an unknown address with their start page.
    return got.bytes.toString('latin1', 0, 200).trimStart().startsWith('<')
      ? { absent: true }
      : { failed: 'the answer is not JSON' }
  }
}

/** One list of an API, in both languages if it has them. Only lists are requested, never accounts or messages. */
export async function readListOf(fetcher: Fetcher, root: string, name: ListName): Promise<ReadList> {
  const asked: readonly (Language | undefined)[] = listPaths[name].language ? languages : [undefined]
  const answers: Answer[] = []
  for (const language of asked) answers.push(await readOne(fetcher, root, name, language))
  const failed = answers.find((answer) => 'failed' in answer)
  if (failed) return { name, failed: failed.failed }
  if (answers.every((answer) => 'absent' in answer)) return { name, absent: true }
  const [en = [], mr = []] = answers.map((answer) => ('rows' in answer ? answer.rows : []))
  return { name, rows: { en, mr } }
}
