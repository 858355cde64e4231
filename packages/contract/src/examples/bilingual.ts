import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import type { WireRow } from '../row.ts'

/** A text in both languages. */
export class Both {
  readonly en: string
  readonly mr: string
  constructor(en: string, mr: string) {
    this.en = en
    this.mr = mr
  }
}

export const say = (en: string, mr: string): Both => new Both(en, mr)

/** A name or number that is the same in both languages. */
const alike = (text: string): Both => new Both(text, text)

const zero = 0x0966

/** Digits as in a Marathi text. */
export const devanagari = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** A figure in both languages, followed by `unit`. */
export const figure = (text: string | number, unit = alike('')): Both =>
  say(`${text}${unit.en}`, `${devanagari(text)}${unit.mr}`)

type Written<V> = V extends string | null
  ? V | Both
  : V extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : V extends object
      ? { readonly [K in keyof V]: Written<V[K]> }
      : V

/** A record of an example, written once, with both languages where they differ. Missing fields are empty. */
export type WrittenRow<N extends ListName> = Partial<
  Written<Omit<WireRow<N>, 'id' | 'language_code' | 'files' | 'status'>>
> & {
  id?: number
  status?: 'status' extends keyof WireRow<N> ? WireRow<N>['status'] : never
}

/** A value with one of its languages chosen. */
export function chosen(value: unknown, language: Language): unknown {
  if (value instanceof Both) return value[language]
  if (Array.isArray(value)) return value.map((item) => chosen(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, chosen(inside, language)]))
}
