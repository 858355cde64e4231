import { type CouncilWord, type Language, withNoBreaks } from '@nagardwar/contract/browser'
import { type Catalogue, catalogueOf } from './catalogue-files.ts'
import { formatIn } from './format.ts'
import type { Namespaces } from './generated/namespaces.ts'
import type { Namespace } from './namespaces.ts'

/** Staff's own wording from the list `texts`: `common:helplineNumber` → the text. */
export type Wording = ReadonlyMap<string, string>

/** `documents_one` and `documents_other` are asked for as `documents`, with a `count`. */
type Asked<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
type KeyOf<N extends Namespace> = Asked<keyof Namespaces[N] & string>

/** A key of the first catalogue, or `catalogue:key` of any. */
type TextKey<First extends Namespace, Any extends Namespace> =
  | KeyOf<First>
  | { [N in Any]: `${N}:${KeyOf<N>}` }[Any]

/** The values for `{{name}}` in a text; `count` chooses between the forms of a text. */
type Values = Readonly<Record<string, unknown>>

export type Translate<First extends Namespace = Namespace, Any extends Namespace = First> = (
  key: TextKey<First, Any>,
  values?: Values,
) => string

/** The texts of one language, which never change. A page in another language gets others. */
export type Texts = {
  t: Translate<Namespace>
  /** `t` for the keys of this catalogue; always the same function. */
  of(namespace: Namespace): Translate<Namespace>
}

/** The catalogues with staff's wording on top, whose numbers are written as the language writes them. */
export function createTexts(
  language: Language,
  catalogues: Iterable<readonly [Namespace, Catalogue]>,
  wording: Wording,
): Texts {
  const { digits, formFor } = formatIn(language)
  const bound = new Map<Namespace, Translate<Namespace>>()
  const known = new Map<string, Catalogue>()
  for (const [namespace, catalogue] of catalogues) {
    const own = Object.keys(catalogue).flatMap((key) => {
      const text = wording.get(`${namespace}:${key}`)
      return text ? [[key, digits(text)] as const] : []
    })
    known.set(namespace, { ...catalogue, ...Object.fromEntries(own) })
  }

  /** The text, or its key where there is none: a test keeps both languages complete. */
  function translate(first: Namespace, asked: string, values: Values = {}): string {
    const colon = asked.indexOf(':')
    const key = asked.slice(colon + 1)
    const texts = known.get(colon < 0 ? first : asked.slice(0, colon)) ?? {}
    const form = typeof values.count === 'number' ? texts[`${key}_${formFor(values.count)}`] : ''
    const text = (form || texts[key] || key).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
    return language === 'mr' ? withNoBreaks(text) : text
  }

  function of(namespace: Namespace): Translate<Namespace> {
    const own = bound.get(namespace) ?? ((key, values) => translate(namespace, key, values))
    bound.set(namespace, own)
    return own
  }
  return { t: of('common'), of }
}

/** For the server: made for one request, so that requests never share a language or a wording. */
export const textsOnServer = (
  language: Language,
  namespaces: readonly Namespace[],
  wording: Wording,
  word: CouncilWord = 'council',
): Texts =>
  createTexts(
    language,
    namespaces.map((namespace) => [namespace, catalogueOf(language, namespace, word)] as const),
    wording,
  )
