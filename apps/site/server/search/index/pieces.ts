import type { Pieces } from '../../../app/api/search.ts'
import { termsOf } from '../fold/terms.ts'
import { wordsOf } from '../fold/words.ts'

type Span = { start: number; end: number }

/** The positions in a text of the words that the index found. */
export const spansOf = (text: string, terms: ReadonlySet<string>): Span[] =>
  wordsOf(text).filter((word) => termsOf(word).some((term) => terms.has(term)))

/** A text split at the matching words. */
export function piecesOf(text: string, spans: Span[]): Pieces {
  const pieces: Pieces = []
  let at = 0
  for (const { start, end } of spans) {
    if (start > at) pieces.push({ text: text.slice(at, start), isFound: false })
    pieces.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false })
  return pieces
}

const length = 180
const before = 40
/** Only this many characters of a long text are searched for the best excerpt. */
const farthest = 200_000

export type Excerpt = { pieces: Pieces; count: number; at: number }

/** The part of a text with the most matched words; undefined when it has none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Excerpt | undefined {
  const spans = spansOf(text.slice(0, farthest), terms)
  const best = densest(spans)
  if (!best) return undefined
  const start = wordStart(text, Math.max(0, best.start - before))
  const end = wordEnd(text, Math.min(text.length, start + length))
  const inside = spans.filter((span) => span.start >= start && span.end <= end)
  const shown = inside.map((span) => ({ start: span.start - start, end: span.end - start }))
  const pieces = piecesOf(text.slice(start, end), shown)
  if (start > 0) pieces.unshift({ text: '… ', isFound: false })
  if (end < text.length) pieces.push({ text: ' …', isFound: false })
  return { pieces, count: inside.length, at: best.start }
}

function densest(spans: Span[]): Span | undefined {
  const within = ({ start }: Span, from: number): number => {
    let count = 0
    for (
      let index = from;
      index < spans.length && (spans[index]?.end ?? 0) < start + length - before;
      index++
    )
      count++
    return count
  }
  let best: { span: Span; count: number } | undefined
  spans.forEach((span, index) => {
    const count = within(span, index)
    if (!best || count > best.count) best = { span, count }
  })
  return best?.span
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space < 0 || space > at + 30 ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space < at - 30 ? at : space
}
