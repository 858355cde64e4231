import type { FileFacts, Language } from '@nagardwar/contract/browser'
import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { useLanguage } from '../../i18n/language-context.tsx'
import { textLanguage } from '../../i18n/text-language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import style from './picture.module.css'
import { type PictureWidth, pictureSet, pictureUrl } from './picture-url.ts'

type Props = {
  /** As the server gave it. */
  path: string | undefined
  /** Empty when the words beside the picture say it already. */
  alt: string
  /** How wide it is drawn, as in HTML: `(width < 40rem) 100vw, 20rem`. */
  sizes: string
  /** The widest version that is ever needed. */
  largest?: PictureWidth
  /** Its own size, so that nothing jumps. Without it the place must have a ratio of its own. */
  facts?: FileFacts | undefined
  className?: string | undefined
  /** A picture that is seen first is not put off. */
  eager?: boolean
  /** The largest one of the first view: the head of the page names it already. */
  isFirstView?: boolean
  /** What stands in its place when there is no picture. */
  missing?: IconName
}

const webp = 'image/webp'

/** A picture in the size that the screen needs, or a quiet placeholder where it cannot be had. */
export function Picture({
  path,
  alt,
  sizes,
  largest = 960,
  facts,
  className,
  isFirstView = false,
  eager = isFirstView,
  missing = 'image-off',
}: Props) {
  const words = useAltWords(alt)
  const [broken, setBroken] = useState(false)
  // It may have failed before this script ran; then no error event comes any more.
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
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  )
}

/** The alternative text in the digits of the page, marked where it exists only in the other language. */
function useAltWords(alt: string): Words {
  return { alt: useFormat().digits(alt), lang: textLanguage(alt, useLanguage()) }
}

type Words = { alt: string; lang: Language | undefined }
type PlaceholderProps = { words: Words; className: string | undefined; icon: IconName }

const Placeholder = ({ words: { alt, lang }, className, icon }: PlaceholderProps) => (
  <span
    className={`${style.placeholder} ${className ?? ''}`}
    {...(alt ? { role: 'img', 'aria-label': alt, lang } : { 'aria-hidden': true })}
  >
    <Icon name={icon} />
  </span>
)
