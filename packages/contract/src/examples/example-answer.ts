import { examples } from '../generated/examples.ts'
import { inLanguage, type Language } from '../language.ts'
import { listAnswer } from '../list-answer.ts'
import type { ListName } from '../list-paths.ts'
import type { WireRow } from '../row.ts'

/** The rows of a named example; without a language, the rows of both. */
export function exampleRows<N extends ListName>(
  name: N,
  language?: Language,
  example = 'normal',
): WireRow<N>[] {
  const strict = examples[name].strict
  const rows = Object.hasOwn(strict, example) ? strict[example] : undefined
  if (!rows) throw new RangeError(`${name} has no example called ${example}`)
  return language ? inLanguage(rows, language) : rows
}

/** The same as an API answer. */
export function exampleAnswer(name: ListName, language?: Language, example = 'normal'): unknown {
  return listAnswer(name, exampleRows(name, language, example))
}
