const space = /\s+/g
const lineBreak = /[\n\r\t\u2028\u2029]/
/** Embeddings, overrides and isolates, which make text look different. Direction marks stay. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutTurns = (text: string): string => text.replace(turns, '')

/**
 * A text for a one-line field: without line breaks and direction overrides. Each run of spaces is read once, because
 * this sees whatever anybody sends: a pattern with spaces on both sides of the break takes seconds for 60,000 spaces.
 */
export const inOneLine = (text: string): string =>
  withoutTurns(text).replace(space, (run) => (lineBreak.test(run) ? ' ' : run))
