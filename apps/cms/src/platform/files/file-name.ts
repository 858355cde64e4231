import { createHash } from 'node:crypto'
import path from 'node:path'
import { withoutAtEnd } from '@nagardwar/contract'

const longestStem = 60
/** Longer than file systems keep a name; what follows is not read. */
const longestName = 1000

// Joiners only shape letters and are invisible in an address. A shortened name must not end inside a conjunct.
const joiners = /[\u200c\u200d]/g
const neitherLatinNorDevanagari = /[^a-z0-9\u0900-\u0963\u0966-\u097f]+/g
const looseAtStart = /^[-\u0900-\u0903\u093c\u093e-\u094f]+/
const looseAtEnd = /[-\u094d]/

const readableStem = (name: string): string =>
  withoutAtEnd(
    path
      .parse(name.replaceAll('\\', '/'))
      .name.normalize('NFKD')
      .toLowerCase()
      .replace(joiners, '')
      .replace(neitherLatinNorDevanagari, '-')
      .slice(0, longestStem)
      .replace(looseAtStart, ''),
    looseAtEnd,
  ).normalize('NFC')

/**
 * The name under which a file is stored and served: its own letters, in lower-case Latin or Devanagari, and a hash of
 * its content, so that an address never changes its bytes and can be cached forever. Other scripts become `file`. A
 * file that already has such a name, for example after an export, keeps it.
 */
export function fileName(name: string, bytes: Buffer, extension: string): string {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  // At most 1,000 characters: `longestName`.
  const own = name.slice(0, longestName).replace(new RegExp(`-${mark}(\\.[a-z]+)$`), '$1')
  return `${readableStem(own) || 'file'}-${mark}.${extension}`
}
