import { type ChoiceRule, isWrittenAs } from './choice-rule.ts'
import type { Language, Names } from './language.ts'

/** A value as people read it, and what they write for it besides its names. */
export type NamedValue = Names & { readonly also?: readonly string[] }

/** One of a few fixed values: declared once, in the file of its list. */
export type Choice<V extends string = string> = ChoiceRule<V> & {
  readonly names: Readonly<Record<V, NamedValue>>
}

/** A value to choose, with its names and the other ways to write it. */
export type Option<V extends string = string> = {
  value: V
  label: Record<Language, string>
  also: readonly string[]
}

/** The values of a choice in their order. */
export const optionsOf = <V extends string>({ values, names, older }: Choice<V>): Option<V>[] =>
  values.map((value) => {
    const { en, mr, also = [] } = names[value]
    const ofServers = Object.keys(older).filter((spelling) => older[spelling] === value)
    return { value, label: { en, mr }, also: [...also, ...ofServers] }
  })

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

type Named = Pick<Option, 'value' | 'label'> & Partial<Pick<Option, 'also'>>

/** What somebody wrote as one of the options: its value, its name in either language, or another way to write it. */
export function optionWrittenAs<O extends Named>(text: string, options: readonly O[]): O | undefined {
  const own = folded(text)
  const isNamed = ({ value, label }: O) => [value, label.en, label.mr].map(folded).includes(own)
  const isSpelled = ({ also = [] }: O) => also.some((spelling) => isWrittenAs(own, folded(spelling)))
  return options.find(isNamed) ?? options.find(isSpelled)
}
