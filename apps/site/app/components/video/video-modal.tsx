import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, IconButton } from '../button/button.tsx'
import { storedConsent } from '../cookie-banner/consent.ts'
import { NewTab } from '../site-link/site-link.tsx'
import { placeOf, type Video } from './video.ts'
import { playerUrl, videoId } from './video-id.ts'
import style from './video-modal.module.css'

type Props = {
  video: Video
  /** Begins with the version that has audio description. */
  isDescribed: boolean
  onClosed: () => void
}

/** A large dialog for one video. Closing it removes the player, so that nothing plays on. */
export default function VideoModal({ video, isDescribed, onClosed }: Props) {
  const { t } = useTranslation(['common', 'video'])
  const [withDescription, setWithDescription] = useState(isDescribed)
  const url = withDescription ? video.described : video.url
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={style.modal} aria-labelledby={title} onClose={onClosed} closedby="any">
      <div className={style.head}>
        <h2 id={title}>
          <Text>{video.title}</Text>
        </h2>
        <IconButton icon="x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <Player key={url} title={video.title} url={url} />
      {video.described || video.transcript ? (
        <div className={style.text}>
          {video.described ? (
            <button
              type="button"
              aria-pressed={withDescription}
              onClick={() => setWithDescription(!withDescription)}
            >
              {t('video:described')}
            </button>
          ) : null}
          {video.transcript ? (
            <Link to={`/videos#${placeOf(video)}`} onClick={() => dialog.current?.close()}>
              {t('video:transcript')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}

/**
 * The player comes from another website, which then sees the visitor's address. Choosing a video means consent;
 * visitors who declined the cookies are asked first, each time (decision 0056).
 */
function Player({ url, title }: Pick<Video, 'url' | 'title'>) {
  const { t } = useTranslation('common')
  const [isAskedFor, setAskedFor] = useState(() => storedConsent() !== 'declined')
  const id = url && videoId(url)
  if (id && isAskedFor)
    return (
      <iframe
        className={style.player}
        src={playerUrl(id)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className={style.ask}>
      <p>{id ? t('videoFrom') : t('videoNone')}</p>
      {id ? (
        <Button icon="play" onClick={() => setAskedFor(true)}>
          {t('videoShow')}
        </Button>
      ) : null}
      <a href={url} target="_blank" rel="noopener">
        {t('videoElsewhere')}
        <NewTab />
      </a>
    </div>
  )
}
