import { webAddress } from '../site-link/web-address.ts'

export type Part = { id: number; text: string; href?: string }

/** A web address that is not part of another word. It ends where the text continues. */
const address = /(^|[^\p{L}\p{M}\p{N}@/.])((?:https?:\/\/|www\.)[^\s<>"“”‘’«»`|\\^{}।॥]+)/giu
/** Punctuation after an address. Addresses hardly ever end with it. */
const punctuation = /[.,;:!?…'*–—]$/u
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** Splits a text into words and web addresses with their links. */
export function partsOf(text: string): Part[] {
  const parts: Omit<Part, 'id'>[] = []
  let end = 0
  for (const { 1: before = '', 2: found = '', index: begin } of text.matchAll(address)) {
    const index = begin + before.length
    const written = withoutTail(found)
    const href = hrefOf(written)
    if (!href) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: written, href })
    end = index + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts.map((part, id) => ({ id, ...part }))
}

/** A closing bracket belongs to the address only if it was opened inside it. */
function withoutTail(found: string): string {
  let written = found
  while (punctuation.test(written) || isStray(written)) written = written.slice(0, -1)
  return written
}

function isStray(written: string): boolean {
  const closing = written.at(-1) ?? ''
  const opening = brackets[closing]
  return opening !== undefined && written.split(closing).length > written.split(opening).length
}

/** Only web addresses with a host name, and none that hides behind another name (`bank.example@evil.example`). */
function hrefOf(written: string): string | undefined {
  const href = /^www\./i.test(written) ? `https://${written}` : written
  // Browsers and the server read a percent sign in a host name differently.
  const url = webAddress(href)
  if (!url || /^https?:\/\/[^/?#]*%/i.test(href)) return undefined
  const { hostname, username, password } = url
  return hostname.includes('.') && username === '' && password === '' ? href : undefined
}
