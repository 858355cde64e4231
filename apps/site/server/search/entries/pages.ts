import { type Language, languages } from '@nagardwar/contract/browser'
import type { Entry, Texts } from './entry.ts'
import { otherNames } from './other-names.ts'
import type { Wording } from './wording.ts'

type Names = ReadonlyMap<string, Texts[]>

/** A page's catalogue has the name of its path. */
const catalogueOf = (path: string): string => (path === '/' ? 'home' : path.slice(1))
/** Texts that are not content: messages for missing or loading parts. */
const aside = /^_|failed|error|loading|empty|missing|retry|caption|away/i

/** Pages about the website itself: what they say of searching, reading or sharing answers no question about the town. */
const aboutTheWebsite = new Set([
  '/',
  '/open-data',
  '/screen-reader-access',
  '/privacy-policy',
  '/terms-and-conditions',
])
/** Most words of these are labels, mistakes and receipts, which most readers never see. */
const forms = new Set(['/contact', '/report', '/subscribe'])
const ofForm = ['intro', 'lead', 'formIntro', 'misconduct', 'misconductWhy']

function shortTextOf(path: string, catalogue: Readonly<Record<string, string>> = {}): string {
  if (aboutTheWebsite.has(path)) return catalogue.intro ?? ''
  if (forms.has(path)) return ofForm.flatMap((key) => catalogue[key] ?? []).join(' · ')
  return contentOf(catalogue)
}

/** The pages of the site, with their texts. */
export function* pageEntries(paths: readonly string[], wording: Wording, names: Names): Generator<Entry> {
  const titleOf = titlesOf(wording, names)
  for (const path of paths) {
    const title = titleOf(path)
    if (!title.en && !title.mr) continue
    yield {
      id: `page.${path}`,
      kind: 'page',
      title,
      text: textsIn((language) => shortTextOf(path, wording[language][catalogueOf(path)])),
      names: namesOf(path, names),
      where: {},
      href: path,
      anchor: {},
      documents: {},
    }
  }
}

/** Its names in the menu, and what residents call it. */
const namesOf = (path: string, names: Names): string =>
  [...(names.get(path) ?? []).flatMap((label) => Object.values(label)), otherNames[path] ?? '']
    .filter(Boolean)
    .join(' · ')

/** A page's title in both languages: its own, or its name in the menu. */
export const titlesOf =
  (wording: Wording, names: Names) =>
  (path: string): Texts =>
    textsIn(
      (language) =>
        wording[language][catalogueOf(path)]?.title ??
        names.get(path)?.[0]?.[language] ??
        homeOf(path, wording[language]),
    )

const homeOf = (path: string, { common }: Wording[Language]): string =>
  path === '/' ? (common?.home ?? '') : ''

function contentOf(catalogue: Readonly<Record<string, string>> = {}): string {
  const texts = Object.entries(catalogue).filter(
    ([key, text]) => key !== 'title' && !aside.test(key) && !text.includes('{{'),
  )
  return texts.map(([, text]) => text).join(' · ')
}

function textsIn(text: (language: Language) => string): Texts {
  return Object.fromEntries(
    languages.flatMap((language) => (text(language) ? [[language, text(language)]] : [])),
  )
}
