import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages } from '@nagardwar/contract/browser'
import { type BothLanguages, inLanguage } from '../../../app/i18n/both-languages.ts'
import { catalogues } from '../../paths.ts'

type Catalogue = Readonly<Record<string, string>>

/** The texts of the site's own pages: `wording.mr.roads.title`. */
export type Wording = Record<Language, Readonly<Record<string, Catalogue>>>

/** Reads all catalogues, once at start. They are the very files that the pages are written with. */
export function readWording(): Wording {
  const entries = languages.map((language) => [language, cataloguesOf(language)])
  return Object.fromEntries(entries) as Wording
}

function cataloguesOf(language: Language): Record<string, Catalogue> {
  const files = readdirSync(catalogues).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.json'.length), inLanguage(readCatalogue(file), language)]),
  )
}

const readCatalogue = (file: string): BothLanguages =>
  JSON.parse(readFileSync(new URL(file, catalogues), 'utf8'))
