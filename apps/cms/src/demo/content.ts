import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from './content-error.ts'

/** A text in both languages, as the demo files write it. */
export type Bilingual = { en: string; mr?: string }

export type DemoRecord = Readonly<Record<string, unknown>>

/** The files of `content/demo`, read and no more: Payload validates what is in them. */
export type DemoContent = {
  folder: string
  records(slug: string): Promise<DemoRecord[]>
  settings: DemoRecord
  visitorCount: number
  alternativeTexts: ReadonlyMap<string, Bilingual>
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(folder, file), 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(file, error instanceof Error ? error.message : String(error))
  }
}

export async function readContent(folder: string): Promise<DemoContent> {
  const alternativeTexts = (await readJson(folder, 'art/alt.json')) as Record<string, Bilingual>
  const { count } = (await readJson(folder, 'visitor-count.json')) as { count: number }
  return {
    folder,
    records: async (slug) => {
      const file = `${slug}.json`
      if (!existsSync(path.join(folder, file))) return []
      const records = await readJson(folder, file)
      if (!Array.isArray(records)) throw new ContentError(file, 'must be a list of records')
      return records as DemoRecord[]
    },
    settings: (await readJson(folder, 'settings.json')) as DemoRecord,
    visitorCount: count,
    alternativeTexts: new Map(Object.entries(alternativeTexts)),
  }
}
