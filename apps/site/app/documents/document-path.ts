/** A page of a document: which one by the key of its file, and which part of a long one, from 1. */
export type DocumentPlace = { key: string; slug: string; part: number }

/** So many pages of a document are one page of the site. */
export const pagesInPart = 20

const below = /^\/documents\/([0-9a-f]{12})(?:\/([a-z0-9-]{1,80})(?:\/([1-9][0-9]?))?)?$/
const aKey = /^[0-9a-f]{12}$/

export function documentPlace(barePath: string): DocumentPlace | undefined {
  const [, key, slug = '', part = '1'] = below.exec(barePath) ?? []
  return key ? { key, slug, part: Number(part) } : undefined
}

/** Its address without language. The words of the title are for people: the key alone says which document. */
export const documentPath = (key: string, slug: string, part = 1): string =>
  `/documents/${key}/${slug}${part > 1 ? `/${part}` : ''}`

/** The address of a page in the text of a document, counted from 1. */
export function pageInDocument(key: string, slug: string, page: number): string {
  const path = documentPath(key, slug, Math.ceil(page / pagesInPart))
  return page > 1 ? `${path}#page-${page}` : path
}

export const isDocumentKey = (text: string | null): text is string => text !== null && aKey.test(text)
