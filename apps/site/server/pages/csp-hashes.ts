import { createHash } from 'node:crypto'

export type InlineHashes = { html: string; scripts: string[]; styles: string[] }

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Inline scripts and styles with this render's nonce are ours: their hashes go into the policy, and the nonce is
 * removed. Anything else in the page has no hash, and so does not run.
 */
export function hashInlineParts(html: string, secret: string): InlineHashes {
  const mark = ` nonce="${secret}"`
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', body = ''] of html.matchAll(inline))
    if (attributes.includes(mark) && body !== '') found[kind as 'script' | 'style'].add(hashOf(body))
  return { html: html.replaceAll(mark, ''), scripts: [...found.script], styles: [...found.style] }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
