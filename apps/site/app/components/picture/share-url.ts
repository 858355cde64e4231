import { fileUrl, type Language, normaliseFilePath } from '@nagardwar/contract/browser'

/** The size that messengers and social networks show a link with (ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const

/** A picture in that size; undefined for one of another host, which the site does not resize. */
export function shareUrl(path: string | undefined): string | undefined {
  const normal = normaliseFilePath(path ?? '')
  if (normal === '' || /^https?:/i.test(normal)) return undefined
  return fileUrl(normal, `/images/share_${shareSize.width}`)
}

/** The council's emblem and name in one language, for a page without a picture of its own. */
export const cardUrl = (language: Language): string => `/images/card_${language}.jpg`
