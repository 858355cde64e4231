import { readdirSync, readFileSync } from 'node:fs'
import { type CouncilWord, councilWordOf, type Language, languages } from '@nagardwar/contract/browser'
import { type BothLanguages, inLanguage } from '../../../app/i18n/both-languages.ts'
import { catalogues } from '../../paths.ts'

type Catalogue = Readonly<Record<string, string>>

/** The texts of the site's own pages: `wording.mr.roads.title`. */
export type Wording = Record<Language, Readonly<Record<string, Catalogue>>>

/** The texts in the words of a kind of council, as the settings name it. */
export type WordingOf = (kind: string | null | undefined) => Wording

/** Reads all catalogues, once at the start: the same files that the pages use. */
export function readWording(): WordingOf {
  const read = readCatalogues()
  const made = new Map<CouncilWord, Wording>()
  return (kind) => {
    const word = councilWordOf(kind)
    const wording = made.get(word) ?? inWordsOfKind(read, word)
    made.set(word, wording)
    return wording
  }
}

function inWordsOfKind(read: readonly (readonly [string, BothLanguages])[], word: CouncilWord): Wording {
  const cataloguesIn = (language: Language): Record<string, Catalogue> =>
    Object.fromEntries(read.map(([name, catalogue]) => [name, inLanguage(catalogue, language, word)]))
  return Object.fromEntries(languages.map((language) => [language, cataloguesIn(language)])) as Wording
}

const readCatalogues = (): (readonly [string, BothLanguages])[] =>
  readdirSync(catalogues)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, catalogues), 'utf8')),
    ])
