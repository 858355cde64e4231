import { textFrom } from './scalar.ts'

/** Rule 9: ward numbers separated by spaces, also if a server uses commas or sends a list. */
export function wardNumbersFrom(value: unknown): string {
  const text = Array.isArray(value) ? value.slice(0, 1000).map(textFrom).join(' ') : textFrom(value)
  return text.replace(/[\s,]+/g, ' ').trim()
}
