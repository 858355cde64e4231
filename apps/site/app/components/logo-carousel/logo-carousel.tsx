import { type ReactNode, useId } from 'react'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton, PauseButton } from '../button/button.tsx'
import { useCarousel } from '../carousel/use-carousel.ts'
import { Picture } from '../picture/picture.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import style from './logo-carousel.module.css'

export type Website = { id: string | number; name: string; href: string; logo?: string | undefined }

type Props = {
  title: string
  websites: readonly Website[]
  /** The text to show when there are no websites. */
  children?: ReactNode
}

/** Six websites at once; four below 1200 px, three from 868 px down, two from 480 px down (spec.md, section 2). */
export function LogoCarousel({ title, websites, children }: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const { viewport, pause, isReady, ...go } = useCarousel(websites.length)
  return (
    <section aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        {websites.length > 1 ? (
          <div className="tools scripted">
            <IconButton
              icon="chevron-left"
              label={t('previousOf', { what: title })}
              onClick={go.previous}
              {...pause.hold}
            />
            <PauseButton
              paused={pause.stopped}
              onToggle={pause.toggle}
              label={t('pauseOf', { what: title })}
            />
            <IconButton
              icon="chevron-right"
              label={t('nextOf', { what: title })}
              onClick={go.next}
              {...pause.hold}
            />
          </div>
        ) : null}
      </div>
      {children}
      <div className={style.viewport} ref={viewport} data-moving={isReady || undefined} {...pause.hold}>
        <ul className={style.logos} aria-labelledby={titleId}>
          {websites.map((website) => (
            <li key={website.id}>
              <Logo website={website} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Logo = ({ website: { href, logo, name } }: { website: Website }) => (
  <a href={href} target="_blank" rel="noopener">
    <Picture className={style.logo} path={logo} alt="" sizes="5rem" largest={240} missing="globe" />
    <b>
      <Text>{name}</Text>
    </b>
    <NewTab />
  </a>
)
