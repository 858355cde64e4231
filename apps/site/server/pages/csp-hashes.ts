import { createHash } from 'node:crypto'

export type InlineHashes = { html: string; scripts: string[]; styles: string[] }

const opening = /<(script|style)\b([^<>]*)>/g

type InlinePart = { kind: 'script' | 'style'; attributes: string; body: string }

/** The scripts and styles of a page, each read once: what stands inside one is not looked at again. */
function* inlineParts(html: string): Generator<InlinePart> {
  let end = 0
  for (const { index, 0: tag, 1: kind = '', 2: attributes = '' } of html.matchAll(opening)) {
    if (index < end) continue
    const start = index + tag.length
    const close = html.indexOf(`</${kind}>`, start)
    if (close < 0) return
    end = close
    yield { kind: kind as InlinePart['kind'], attributes, body: html.slice(start, close) }
  }
}

/**
 * Inline scripts and styles with this render's nonce are ours: their hashes go into the policy, and the nonce is
 * removed. Anything else in the page has no hash, and so does not run.
 */
export function hashInlineParts(html: string, secret: string): InlineHashes {
  const mark = ` nonce="${secret}"`
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const { kind, attributes, body } of inlineParts(html))
    if (attributes.includes(mark) && body !== '') found[kind].add(hashOf(body))
  return { html: html.replaceAll(mark, ''), scripts: [...found.script], styles: [...found.style] }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
