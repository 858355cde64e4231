import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import { Picture } from '../picture/picture.tsx'
import { pictureUrl } from '../picture/picture-url.ts'
import style from './large-picture.module.css'
import type { Photo } from './photo.ts'

const loadLightbox = () => import('./lightbox.tsx')

type Props = {
  photo: Photo
  /** The text under the picture: "Enlarge the chart". */
  label: string
}

/** One detailed picture across the column. It opens in the lightbox, where it can be zoomed. */
export function LargePicture({ photo, label }: Props) {
  const [open, setOpen] = useState(false)
  const { Part: Lightbox, want } = useOnDemand(loadLightbox)
  return (
    <>
      <InsteadLink
        className={style.link}
        href={pictureUrl(photo.path, 1920)}
        instead={() => want(() => setOpen(true))}
        aria-haspopup="dialog"
      >
        <Picture
          path={photo.path}
          alt={photo.alt}
          facts={photo.facts}
          sizes="(width < 60rem) 100vw, 56rem"
          largest={1920}
          isFirstView
        />
        <span>
          <Icon name="zoom-in" />
          {label}
        </span>
      </InsteadLink>
      {open && Lightbox ? <Lightbox photos={[photo]} index={0} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
