import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from './content-error.ts'

/** A text in both languages, as in the files. */
export type Bilingual = { en: string; mr?: string }

export type ContentRecord = Readonly<Record<string, unknown>>

/** Reads the files of one folder in `content`. Payload validates their content. */
export type Content = {
  folder: string
  records(slug: string): Promise<ContentRecord[]>
  settings: ContentRecord | undefined
  visitorCount: number
  alternativeTexts: ReadonlyMap<string, Bilingual>
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(folder, file), 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(folder, file, error instanceof Error ? error.message : String(error))
  }
}

/** Content that all councils share is written once: `{ "from": "../skeleton/synonyms.json" }`. */
const isElsewhere = (found: unknown): found is { from: string } =>
  typeof found === 'object' && found !== null && 'from' in found

/** `art/alt.json`, `settings.json` and `visitor-count.json` are optional: a skeleton has no facts about a council. */
export async function readContent(folder: string): Promise<Content> {
  const optional = async <T>(file: string, otherwise: T): Promise<T> =>
    existsSync(path.join(folder, file)) ? ((await readJson(folder, file)) as T) : otherwise
  const alternativeTexts = await optional<Record<string, Bilingual>>('art/alt.json', {})
  return {
    folder,
    records: async (slug) => {
      const file = `${slug}.json`
      const found = await optional<unknown>(file, [])
      const records = isElsewhere(found) ? await readJson(folder, found.from) : found
      if (!Array.isArray(records)) throw new ContentError(folder, file, 'must be a list of records')
      return records as ContentRecord[]
    },
    settings: await optional<ContentRecord | undefined>('settings.json', undefined),
    visitorCount: (await optional('visitor-count.json', { count: 0 })).count,
    alternativeTexts: new Map(Object.entries(alternativeTexts)),
  }
}
