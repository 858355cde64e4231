import { fileUrl, normaliseFilePath } from '@nagardwar/contract/browser'

export const iconSizes = [192, 512] as const
export type IconSize = (typeof iconSizes)[number]
/** `maskable` has a margin and no transparency, so that a device can crop it. */
export type IconShape = 'icon' | 'maskable'

/** The council's logo as the icon of the installed website; without a logo, the website's own emblem. */
export function iconUrl(logo: string | undefined, size: IconSize, shape: IconShape): string {
  const path = normaliseFilePath(logo ?? '')
  if (path === '' || /^https?:/i.test(path)) return `/icons/emblem-${shape}-${size}.png`
  return fileUrl(path, `/images/${shape}_${size}`)
}
