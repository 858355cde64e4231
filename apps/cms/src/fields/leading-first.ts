import { configuration } from '../configuration.ts'

/** The halves of a bilingual field in the order of the forms: the council's first language comes first. */
export const leadingFirst = <T>(english: T, marathi: T): T[] =>
  configuration.defaultLanguage === 'mr' ? [marathi, english] : [english, marathi]
