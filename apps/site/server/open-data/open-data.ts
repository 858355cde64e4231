import type { Language, ListName } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import type { Config } from '../config.ts'
import type { WordingOf } from '../search/entries/wording.ts'

/** What a file of open data is made from. */
export type OpenData = {
  source: ApiSource
  config: Pick<Config, 'origin' | 'defaultLanguage'>
  wording: WordingOf
}

/** The name of the council, those of its lists, and any text of the site's pages, for a person. */
export type Names = {
  council: string
  titleOf: (name: ListName) => string
  word: (catalogue: string, key: string) => string
}

export async function namesIn({ source, wording }: OpenData, language: Language): Promise<Names> {
  const settings = await source.list('settings', language)
  const council = settings.ok ? settings.value[0] : undefined
  const words = wording(council?.kind)[language]
  return {
    council: council?.name || words.frame?.defaultCouncil || '',
    titleOf: (name) => words['open-data']?.[name] ?? name,
    word: (catalogue, key) => words[catalogue]?.[key] ?? '',
  }
}

/** The texts of a page of the site, in the words of a council whose kind nobody has said. */
export const wordsIn = (
  { wording }: OpenData,
  language: Language,
  catalogue: string,
): Readonly<Record<string, string>> => wording(undefined)[language][catalogue] ?? {}
