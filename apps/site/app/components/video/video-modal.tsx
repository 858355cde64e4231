import { type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../button/button.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import type { Video } from './video-gallery.tsx'
import { playerUrl, videoId } from './video-id.ts'
import style from './video-modal.module.css'

type Props = { dialog: RefObject<HTMLDialogElement | null>; video: Video | undefined; onClosed: () => void }

/** A large window for one video. Closing it takes the player away, so that nothing plays on. */
export function VideoModal({ dialog, video, onClosed }: Props) {
  const { t } = useTranslation('common')
  const title = useId()
  return (
    <dialog ref={dialog} className={style.modal} aria-labelledby={title} onClose={onClosed} closedby="any">
      <div className={style.head}>
        <h2 id={title}>{video?.title}</h2>
        <IconButton icon="x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {video ? <Player key={video.id} video={video} /> : null}
    </dialog>
  )
}

/** Asks first: the player comes from another website, which then sees the visitor's address. */
function Player({ video }: { video: Video }) {
  const { t } = useTranslation('common')
  const [asked, setAsked] = useState(false)
  const id = videoId(video.url)
  if (id && asked)
    return (
      <iframe
        className={style.player}
        src={playerUrl(id)}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className={style.ask}>
      <p>{id ? t('videoFrom') : t('videoNone')}</p>
      {id ? (
        <Button icon="play" onClick={() => setAsked(true)} autoFocus>
          {t('videoShow')}
        </Button>
      ) : null}
      <a href={video.url} target="_blank" rel="noopener">
        {t('videoElsewhere')}
        <NewTab />
      </a>
    </div>
  )
}
