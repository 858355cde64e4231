import { normaliseLink } from '@nagardwar/contract'
import type { Item } from '../../../content/requirements/content.ts'
import { filledIn } from './fields.ts'

const namesOfLinks = /^(?:link|marathiLink|to)$/

/** What a record leads to: paths of the site and addresses of others. */
export const linksIn = (item: Pick<Item, 'fields' | 'values'>): string[] =>
  filledIn(item).flatMap(({ field, value }) => {
    if (typeof value !== 'string' || !/^text(?:area)?$/.test(field.type)) return []
    const isLink = namesOfLinks.test(field.name) || /^https?:\/\/\S+$/.test(value)
    const link = isLink ? normaliseLink(value) : ''
    return link ? [link] : []
  })

/** A path where the link stays on the site, also when it has the site’s whole address. */
export function pathOn(siteOrigin: string, link: string): string | undefined {
  if (link.startsWith('/')) return link
  if (!URL.canParse(link) || new URL(link).origin !== siteOrigin) return undefined
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const isElsewhere = (siteOrigin: string, link: string): boolean =>
  /^https?:\/\//.test(link) && pathOn(siteOrigin, link) === undefined
