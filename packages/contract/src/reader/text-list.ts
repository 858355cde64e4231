import { normaliseFilePath } from '../file-path.ts'
import { numberFrom, textFrom } from './scalar.ts'

const mostItems = 1000

/** The value of JSON inside a text, if it is JSON; otherwise the text. */
export function parsedText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[["{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch (error) {
    if (error instanceof SyntaxError) return value
    throw error
  }
}

const items = (value: unknown): readonly unknown[] => {
  const parsed = parsedText(parsedText(value))
  if (Array.isArray(parsed)) return parsed.slice(0, mostItems)
  return typeof parsed === 'string' || typeof parsed === 'number' ? textFrom(parsed).split(/[,;\n]/) : []
}

/** Texts in order, also if a server sends them as one text. */
export const textsFrom = (value: unknown): string[] => items(value).map(textFrom).filter(Boolean)

/** Ids of other records, each once, also if a server sends them as one text. What is no id is left out. */
export const referencesFrom = (value: unknown): number[] =>
  [
    ...new Set(
      items(value)
        .map(numberFrom)
        .filter((id) => id !== undefined && id > 0),
    ),
  ] as number[]

/** Rule 4: file paths in order, also if a server sends the list as JSON text, even encoded twice. */
export const filesFrom = (value: unknown): string[] => items(value).map(fileFrom).filter(Boolean)

/** Rule 5: a file's path in its normal form. */
export const fileFrom = (value: unknown): string => normaliseFilePath(textFrom(value))
