const breaks = /\s*[\n\r\t\u2028\u2029]\s*/g
/** Embeddings, overrides and isolates, which make text look different. Direction marks stay. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutTurns = (text: string): string => text.replace(turns, '')

/** A text for a one-line field: without line breaks and direction overrides. */
export const inOneLine = (text: string): string => withoutTurns(text).replace(breaks, ' ')
