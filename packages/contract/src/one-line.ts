const space = /\s+/g
const lineBreak = /[\n\r\t\u2028\u2029]/
/** Embeddings, overrides and isolates, which make text look different. Direction marks stay. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutTurns = (text: string): string => text.replace(turns, '')

/**
 * Each break becomes another text, together with the spaces around it. A run of spaces is read once: a pattern with
 * spaces on both sides of the break takes seconds for 60,000 spaces.
 */
export const withBreaksAs = (text: string, by: string, isBreak = /\n/): string =>
  text.replace(space, (run) => (isBreak.test(run) ? by : run))

/** A text for a one-line field: without line breaks and direction overrides. */
export const inOneLine = (text: string): string => withBreaksAs(withoutTurns(text), ' ', lineBreak)
