import type { Language } from '@nagardwar/contract'
import { type IconShape, type IconSize, iconSizes } from '../../app/components/picture/icon-url.ts'
import { shareSize } from '../../app/components/picture/share-url.ts'
import { fileType, readFilePath } from '../files/file-path.ts'

/** The widths that pages use. Others are refused, so that nobody can make the server resize without limit. */
const widths = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const
export const formats = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof formats)[number]
export type Wanted = { width: number; format: Format; path: string }
/** The icon of the installed website: square, as PNG, made of the council's logo. */
export type WantedIcon = { width: IconSize; format: 'png'; shape: IconShape; path: string }

/** The picture for shared links. */
export type WantedShare = { width: typeof shareSize.width; format: 'jpeg'; shape: 'share'; path: string }
export type Any = Wanted | WantedIcon | WantedShare

const form = /^\/w_(\d{2,4}),f_([a-z]{4})(\/.+)$/

const iconForm = /^\/(icon|maskable)_(\d{3})(\/.+)$/

// An address of at most 16,000 characters: a request's head has no more.
const shareForm = new RegExp(`^/share_${shareSize.width}(/.+)$`)
const cardForm = /^\/card_(en|mr)\.jpg$/

/** Reads `/share_1200/uploads/lake.jpg`; undefined for other paths. */
export function readWantedShare(path: string): WantedShare | undefined {
  const safe = readFilePath(shareForm.exec(path)?.[1] ?? '')
  if (!safe || !fileType(safe)?.startsWith('image/')) return undefined
  return { width: shareSize.width, format: 'jpeg', shape: 'share', path: safe }
}

/** The language of `/card_mr.jpg`, the council's card. */
export const readCard = (path: string): Language | undefined =>
  cardForm.exec(path)?.[1] as Language | undefined

/** Reads `/icon_192/uploads/logo.png`; undefined if shape, size or path is not one of ours. */
export function readWantedIcon(path: string): WantedIcon | undefined {
  const [, shape = '', size = '', original = ''] = iconForm.exec(path) ?? []
  const safe = readFilePath(original)
  const width = iconSizes.find((known) => String(known) === size)
  if (!width || !safe || !fileType(safe)?.startsWith('image/')) return undefined
  return { width, format: 'png', shape: shape as IconShape, path: safe }
}

/** For visitors who save data: half the width, or the smallest one. */
export function halved<W extends Any>(wanted: W): W {
  if ('shape' in wanted) return wanted
  const width = widths.findLast((known) => known <= wanted.width / 2) ?? widths[0]
  return { ...wanted, width }
}

/** Reads `/w_480,f_webp/uploads/lake.jpg`; undefined if width, format or path is not one of ours. */
export function readWanted(path: string): Wanted | undefined {
  const [, width = '', format = '', original = ''] = form.exec(path) ?? []
  const safe = readFilePath(original)
  const isOurs =
    (widths as readonly number[]).includes(Number(width)) && (formats as readonly string[]).includes(format)
  if (!isOurs || !safe || !fileType(safe)?.startsWith('image/')) return undefined
  return { width: Number(width), format: format as Format, path: safe }
}

/** The original of a picture: `/w_480,f_webp/uploads/lake.jpg` gives `/uploads/lake.jpg`. */
export const originalOf = (path: string): string => path.replace(/^\/[^/]*/, '')
