import type { FileFacts } from '@nagardwar/contract/browser'
import { useCallback, useState } from 'react'
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
  /** The picture that is seen first is not put off. */
  eager?: boolean
  /** What stands in its place when there is no picture. */
  missing?: IconName
}

/** A picture in the size that the screen needs, or a quiet placeholder where it cannot be had. */
export function Picture({
  path,
  alt,
  sizes,
  largest = 960,
  facts,
  className,
  eager = false,
  missing = 'image-off',
}: Props) {
  const [broken, setBroken] = useState(false)
  // It may have failed before this script ran; then no error event comes any more.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(true)
  }, [])
  if (!path || broken) return <Placeholder alt={alt} className={className} icon={missing} />
  const size = { width: facts?.width, height: facts?.height }
  const set = pictureSet(path, largest, facts?.width)
  return (
    <picture className={style.picture}>
      {set ? <source type="image/webp" srcSet={set} sizes={sizes} /> : null}
      <img
        {...size}
        ref={look}
        src={pictureUrl(path, Math.min(largest, 640) as PictureWidth, 'jpeg')}
        alt={alt}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  )
}

type PlaceholderProps = { alt: string; className: string | undefined; icon: IconName }

const Placeholder = ({ alt, className, icon }: PlaceholderProps) => (
  <span
    className={`${style.placeholder} ${className ?? ''}`}
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
  >
    <Icon name={icon} />
  </span>
)
