const breaks = /\s*[\n\r\t\u2028\u2029]\s*/g
/** Embeddings, overrides and isolates: with them, text reads otherwise than it is. Marks of direction stay. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutTurns = (text: string): string => text.replace(turns, '')

/** What was written into a field of one line, as one line that reads as it is. */
export const inOneLine = (text: string): string => withoutTurns(text).replace(breaks, ' ')
