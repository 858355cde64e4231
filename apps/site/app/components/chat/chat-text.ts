/** The limit in characters as people count them (spec.md, section 5): क्षि is one, however it is encoded. */
export const chatLimit = 120

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('mr', { granularity: 'grapheme' }) : undefined

const characters = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text)

export const countCharacters = (text: string): number => characters(text).length

/** The text cut to the limit, never inside a character. */
export const withinLimit = (text: string): string => characters(text).slice(0, chatLimit).join('')
