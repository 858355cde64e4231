import { useFormat } from '../i18n/use-format.ts'

/** A number of the settings for a sentence with a count; undefined if the council has not given it. */
export function useCounted(text: string | undefined): { count: number; number: string } | undefined {
  const { number } = useFormat()
  const count = Number(text)
  return count > 0 ? { count, number: number(count) } : undefined
}
