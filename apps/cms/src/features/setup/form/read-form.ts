import { rawLength } from '@nagardwar/contract'
import { type Field, mostCharacters } from './field.ts'

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, rawLength(mostCharacters.lines))
        .replaceAll('\r\n', '\n')
        .trim()
        .slice(0, mostCharacters.lines + 1)
    : ''

/** What a form sent, for the fields that the question has and for no other. */
export function readForm(fields: readonly Field[], form: FormData) {
  const answers: Record<string, string> = {}
  const files: Record<string, File> = {}
  for (const { name, kind } of fields) {
    const value = form.get(name)
    if (kind !== 'file') answers[name] = plain(value)
    else if (value instanceof File && value.size > 0) files[name] = value
  }
  return { answers, files }
}
