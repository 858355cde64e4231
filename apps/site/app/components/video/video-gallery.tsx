import { useState } from 'react'
import { Lines } from '../../i18n/lines.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import { placeOf, type Video } from './video.ts'
import style from './video-gallery.module.css'

export type { Video } from './video.ts'

// The dialog is fetched when a visitor opens a video.
const loadModal = () => import('./video-modal.tsx')

type Props = {
  videos: readonly Video[]
  /** One large and two small, or all alike. */
  layout?: 'latest' | 'grid'
}

/** A drawing stands for each video: a thumbnail would come from the video's own website. */
const drawings = ['/art/video-1.svg', '/art/video-2.svg', '/art/video-3.svg'] as const

/** Videos by name. A chosen one opens in a large dialog; closing it removes the player. */
export function VideoGallery({ videos, layout = 'latest' }: Props) {
  const [shown, setShown] = useState<{ video: Video; isDescribed: boolean }>()
  const { Part: VideoModal, want } = useOnDemand(loadModal)
  return (
    <>
      <ul className={`${style.videos} ${style[layout] ?? ''}`}>
        {videos.map((video, index) => (
          <li key={video.id} id={layout === 'grid' ? placeOf(video) : undefined}>
            <Thumbnail
              video={video}
              drawing={drawings[index % drawings.length]}
              onOpen={() => want(() => setShown({ video, isDescribed: false }))}
            />
            {layout === 'grid' && video.described ? (
              <Described
                href={video.described}
                title={video.title}
                onOpen={() => want(() => setShown({ video, isDescribed: true }))}
              />
            ) : null}
            {layout === 'grid' && video.transcript ? <Transcript>{video.transcript}</Transcript> : null}
          </li>
        ))}
      </ul>
      {shown && VideoModal ? <VideoModal {...shown} onClosed={() => setShown(undefined)} /> : null}
    </>
  )
}

const captionWords = {
  en: 'video:captionsEn',
  mr: 'video:captionsMr',
  both: 'video:captionsBoth',
} as const

type ThumbnailProps = { video: Video; drawing: string | undefined; onOpen: () => void }

function Thumbnail({ video: { url, title, date, captions }, drawing, onOpen }: ThumbnailProps) {
  const { t } = useTranslation(['common', 'video'])
  const note = [date, url ? '' : t('videoNone'), captions ? t(captionWords[captions]) : '']
    .filter(Boolean)
    .join(' · ')
  const words = (
    <>
      <b>
        <Text>{title}</Text>
      </b>
      {note ? <small className="num">{note}</small> : null}
    </>
  )
  const picture = <img src={drawing} alt="" width={800} height={600} loading="lazy" />
  if (!url)
    return (
      <div className={style.video}>
        <span className={style.frame}>{picture}</span>
        {words}
      </div>
    )
  return (
    <InsteadLink className={style.video} href={url} instead={onOpen} aria-haspopup="dialog">
      <span className={style.frame}>
        {picture}
        <span className={style.play}>
          <Icon name="play" />
        </span>
      </span>
      <span className="vh">{t('playVideo', { title: '' })}</span>
      {words}
    </InsteadLink>
  )
}

function Described({ href, title, onOpen }: { href: string; title: string; onOpen: () => void }) {
  const { t } = useTranslation('video')
  return (
    <p>
      <InsteadLink className={style.described} href={href} instead={onOpen} aria-haspopup="dialog">
        {t('withDescription')}
        <span className="vh">
          : <Text>{title}</Text>
        </span>
      </InsteadLink>
    </p>
  )
}

/** Closed at first; it opens without script too. */
function Transcript({ children }: { children: string }) {
  const { t } = useTranslation('video')
  return (
    <details className={style.transcript}>
      <summary>{t('transcript')}</summary>
      <Lines>{children}</Lines>
    </details>
  )
}
