import type { FileFacts, Language } from '@nagardwar/contract/browser'
import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { useWritten } from '../../i18n/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import style from './picture.module.css'
import { type PictureWidth, pictureSet, pictureUrl } from './picture-url.ts'

type Props = {
  /** As the server gave it. */
  path: string | undefined
  /** Empty if the text beside the picture says the same. */
  alt: string
  /** How wide it is drawn, as in HTML: `(width < 40rem) 100vw, 20rem`. */
  sizes: string
  /** The widest version that is ever needed. */
  largest?: PictureWidth
  /** Its own size, against layout shift. Without it, the place needs a fixed aspect ratio. */
  facts?: FileFacts | undefined
  className?: string | undefined
  /** In the first view: preloaded, except on a slow line, where it comes after the style and must not delay the words. */
  isFirstView?: boolean
  /** Shown when there is no picture; nothing where its ground says enough. */
  missing?: IconName | null
}

const webp = 'image/webp'

/** A picture in the size that the screen needs, or a placeholder if it cannot be loaded. */
export function Picture({
  path,
  alt,
  sizes,
  largest = 960,
  facts,
  className,
  isFirstView = false,
  missing = 'image-off',
}: Props) {
  const { written, lang } = useWritten(alt)
  const words = { alt: written, lang }
  const [broken, setBroken] = useState(false)
  // The picture may have failed before this script ran; then there is no error event.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(true)
  }, [])
  if (!path || broken) return <Placeholder words={words} className={className} icon={missing} />
  const size = { width: facts?.width, height: facts?.height }
  const set = pictureSet(path, largest, facts?.width)
  if (isFirstView && set)
    preload(path, { as: 'image', type: webp, imageSrcSet: set, imageSizes: sizes, fetchPriority: 'high' })
  return (
    <picture className={style.picture}>
      {set ? <source type={webp} srcSet={set} sizes={sizes} /> : null}
      <img
        {...size}
        ref={look}
        src={pictureUrl(path, Math.min(largest, 640) as PictureWidth, 'jpeg')}
        alt={words.alt}
        lang={words.lang}
        className={className}
        loading="lazy"
        fetchPriority={isFirstView ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  )
}

type Words = { alt: string; lang: Language | undefined }
type PlaceholderProps = { words: Words; className: string | undefined; icon: IconName | null }

const Placeholder = ({ words: { alt, lang }, className, icon }: PlaceholderProps) => (
  <span
    className={`${style.placeholder} ${className ?? ''}`}
    {...(alt ? { role: 'img', 'aria-label': alt, lang } : { 'aria-hidden': true })}
  >
    {icon && <Icon name={icon} />}
  </span>
)
