import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import style from './video-gallery.module.css'
import { VideoModal } from './video-modal.tsx'

export type Video = { id: string | number; url: string; title: string; date?: string | undefined }

type Props = {
  videos: readonly Video[]
  /** One large and two small, or all alike. */
  layout?: 'latest' | 'grid'
}

/** A drawing stands for each video: a picture of it would have to come from the video's own website. */
const drawings = ['/art/video-1.svg', '/art/video-2.svg', '/art/video-3.svg'] as const

export function VideoGallery({ videos, layout = 'latest' }: Props) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState<Video>()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = (video: Video) => {
    setShown(video)
    dialog.current?.showModal()
  }
  return (
    <>
      <ul className={`${style.videos} ${style[layout] ?? ''}`}>
        {videos.map((video, index) => (
          <li key={video.id}>
            <InsteadLink
              className={style.video}
              href={video.url}
              instead={() => open(video)}
              aria-haspopup="dialog"
            >
              <span className={style.frame}>
                <img src={drawings[index % drawings.length]} alt="" width={800} height={600} loading="lazy" />
                <span className={style.play}>
                  <Icon name="play" />
                </span>
              </span>
              <span className="vh">{t('playVideo', { title: '' })}</span>
              <b>{video.title}</b>
              {video.date ? <small className="num">{video.date}</small> : null}
            </InsteadLink>
          </li>
        ))}
      </ul>
      <VideoModal dialog={dialog} video={shown} onClosed={() => setShown(undefined)} />
    </>
  )
}
