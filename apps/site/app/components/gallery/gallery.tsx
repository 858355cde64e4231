import { useState } from 'react'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { Empty } from '../list-state/list-state.tsx'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import { Picture } from '../picture/picture.tsx'
import { type PictureWidth, pictureUrl } from '../picture/picture-url.ts'
import style from './gallery.module.css'
import type { Photo } from './photo.ts'

export type { Photo } from './photo.ts'

// The lightbox is fetched when a visitor opens a photo.
const loadLightbox = () => import('./lightbox.tsx')

type Props = {
  photos: readonly Photo[]
  /** The subject of the photos; the label of their list. */
  label: string
  /** `latest` is the home page's eight: one large, one wide. `maps` is four in a row with space for a name. */
  layout?: 'grid' | 'latest' | 'maps'
  empty?: string
}

/** Thumbnails that open large. Without JavaScript a thumbnail is a link to its picture. */
export function Gallery({ photos, label, layout = 'grid', empty }: Props) {
  const { t } = useTranslation('common')
  const [open, setOpen] = useState<Photo['id']>()
  const { Part: Lightbox, want } = useOnDemand(loadLightbox)
  const large = photos.filter(({ path }) => path !== '')
  const index = large.findIndex(({ id }) => id === open)
  if (photos.length === 0) return <Empty text={empty ?? t('noPictures')} />
  return (
    <>
      <ul className={`${style.photos} ${style[layout] ?? ''}`} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Thumbnail
              photo={photo}
              number={index + 1}
              total={photos.length}
              drawn={drawnAt(layout, index)}
              onOpen={() => want(() => setOpen(photo.id))}
            />
            {photo.more}
          </li>
        ))}
      </ul>
      {index >= 0 && Lightbox ? (
        <Lightbox photos={large} index={index} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}

type Drawn = { sizes: string; largest: PictureWidth }

const small: Drawn = { sizes: '(width < 60rem) 50vw, 20rem', largest: 480 }

/** The drawn size of a thumbnail. In the layout `latest` the first is large, another is wide. */
function drawnAt(layout: Props['layout'], index: number): Drawn {
  if (layout !== 'latest') return small
  if (index === 0) return { sizes: '(width < 60rem) 100vw, 39rem', largest: 960 }
  if (index === 5) return { sizes: '(width < 60rem) 50vw, 39rem', largest: 960 }
  return index === 7 ? { sizes: '(width < 60rem) 100vw, 20rem', largest: 640 } : small
}

type ThumbnailProps = { photo: Photo; number: number; total: number; drawn: Drawn; onOpen: () => void }

function Thumbnail({ photo, number, total, drawn, onOpen }: ThumbnailProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const position = t('photoOf', { number: format.number(number), total: format.number(total) })
  const words = photo.caption || photo.alt
  const picture = (
    <>
      <Picture
        path={photo.path}
        alt={photo.caption === photo.alt ? '' : photo.alt}
        facts={photo.facts}
        {...drawn}
      />
      {photo.caption ? (
        <span>
          <Text>{photo.caption}</Text>
        </span>
      ) : null}
    </>
  )
  if (photo.path === '') return <span className={style.photo}>{picture}</span>
  return (
    <InsteadLink
      className={style.photo}
      href={pictureUrl(photo.path, 1920)}
      instead={onOpen}
      aria-haspopup="dialog"
    >
      {picture}
      <span className="vh">{words ? `. ${t('openPhoto')}` : position}</span>
    </InsteadLink>
  )
}
