import { toAsciiDigits, withoutAtEnd } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Payload } from 'payload'
import { isSitePage } from '../../api/site-pages.ts'
import type { Content } from '../../content/requirements/content.ts'
import { fileNameIn } from './rules/files.ts'

/** Pages of the site that show no list of their own. */
const alsoThere: ReadonlySet<string> = new Set(['/transparency', '/archive', '/offline'])

const bare = (path: string): string =>
  withoutAtEnd((path.split(/[?#]/)[0] ?? '').replace(/^\/(?:en|mr)(?=\/|$)/, ''), /\//) || '/'

/** Whether the site answers at a path: a page, a file, a ward, or an old address that leads on. */
export function ownPages(payload: Payload, { items, files }: Content): (path: string) => Promise<boolean> {
  const names = new Set(files.flatMap(({ filename }) => filename ?? []))
  const valuesOf = (slug: string, field: string): Set<string> =>
    new Set(items.filter((item) => item.slug === slug).map(({ values }) => String(values[field] ?? '')))
  const wards = new Set([...valuesOf('wards', 'number')].map(toAsciiDigits))
  const old = valuesOf('redirects', 'from')
  return async (path) => {
    const file = fileNameIn(path)
    if (file) return names.has(file)
    const page = bare(path)
    const [, ward] = /^\/ward\/(.+)$/.exec(page) ?? []
    if (ward) return wards.has(toAsciiDigits(percentDecoded(ward) ?? ward))
    return alsoThere.has(page) || old.has(page) || (await isSitePage(payload, path))
  }
}
