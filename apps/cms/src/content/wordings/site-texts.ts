import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A text of the site without staff's own wording. */
export type SiteText = { key: string; en: string; mr: string }

type Catalogue = Readonly<Record<string, { en: string; mr: string }>>

/** Says where a catalogue's texts appear; it is never shown. */
const about = '_about'

const readCatalogue = (folder: string, name: string): Catalogue =>
  JSON.parse(readFileSync(path.join(/* turbopackIgnore: true */ folder, name), 'utf8'))

/** All texts in the catalogues of a folder by key: `common:helplineNumber`. Empty if there is no folder. */
export function readSiteTexts(folder: string): SiteText[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().flatMap((name) => {
    const texts = Object.entries(readCatalogue(folder, name)).filter(([key]) => key !== about)
    return texts.map(([key, { en, mr }]) => ({ key: `${path.basename(name, '.json')}:${key}`, en, mr }))
  })
}

// Read as data, like the demo council: site and desk never import each other.
const catalogues = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../site/app/i18n/catalogues',
)

let known: SiteText[] | undefined

/** The texts of the site in the same repository, read once. */
export function siteTexts(): SiteText[] {
  known ??= readSiteTexts(catalogues)
  return known
}
