import { useFormat } from '../../i18n/use-format.ts'

/** A number of the settings for a sentence that counts; nothing where the council has not said one. */
export function useCounted(text: string | undefined): { count: number; number: string } | undefined {
  const { number } = useFormat()
  const count = Number(text)
  return count > 0 ? { count, number: number(count) } : undefined
}
