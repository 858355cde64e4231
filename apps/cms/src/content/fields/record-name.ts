/** The name of a record in lists, in both languages. */
export type RecordName = { en: string; mr: string }

const mostCharacters = 160

// An invisible separator. Both names are in one column, so that a search finds either without a new column.
const between = '\u2063'

const short = (name: string): string =>
  name.replaceAll(between, '').replace(/\s+/g, ' ').slice(0, mostCharacters)

export const storedName = ({ en, mr }: RecordName): string => `${short(en)}${between}${short(mr)}`

/** The name in a language; nothing if only one was stored, as in older records. */
export function nameIn(stored: unknown, language: 'en' | 'mr'): string | undefined {
  if (typeof stored !== 'string' || !stored.includes(between)) return undefined
  const [en, mr] = stored.split(between)
  return language === 'mr' ? mr : en
}
