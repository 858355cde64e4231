import { createHash } from 'node:crypto'
import path from 'node:path'

const longestStem = 60

const asciiStem = (name: string): string =>
  path
    .parse(name.replaceAll('\\', '/'))
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '')

/**
 * The name under which a file is stored and served: ASCII, lower case, and with a mark of its content, so that
 * an address never changes its bytes and may be cached for ever. A name without ASCII letters becomes `file`. A file that
 * comes back under such a name, as after an export, keeps it.
 */
export function fileName(name: string, bytes: Buffer, extension: string): string {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const own = name.replace(new RegExp(`-${mark}(\\.[a-z]+)$`), '$1')
  return `${asciiStem(own) || 'file'}-${mark}.${extension}`
}
