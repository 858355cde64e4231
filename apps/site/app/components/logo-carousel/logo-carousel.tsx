import { useTranslation } from 'react-i18next'
import { IconButton, PauseButton } from '../button/button.tsx'
import { useCarousel } from '../carousel/use-carousel.ts'
import { Picture } from '../picture/picture.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import style from './logo-carousel.module.css'

export type Website = { id: string | number; name: string; href: string; logo?: string | undefined }

/** Six websites at once; four below 1200 px, three below 868, two below 480 (spec.md, section 2). */
export function LogoCarousel({
  title,
  titleId,
  websites,
}: {
  title: string
  titleId: string
  websites: readonly Website[]
}) {
  const { t } = useTranslation('common')
  const { viewport, pause, ...go } = useCarousel({ slides: websites.length })
  return (
    <>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        <div className="tools scripted">
          <IconButton icon="chevron-left" label={t('previousOf', { what: title })} onClick={go.previous} />
          <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: title })} />
          <IconButton icon="chevron-right" label={t('nextOf', { what: title })} onClick={go.next} />
        </div>
      </div>
      <div className={style.viewport} ref={viewport} {...pause.hold}>
        <ul className={style.logos} aria-labelledby={titleId}>
          {websites.map(({ id, name, href, logo }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener">
                <Picture
                  className={style.logo}
                  path={logo}
                  alt=""
                  sizes="5rem"
                  largest={240}
                  missing="globe"
                />
                <b>{name}</b>
                <NewTab />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
