import type { FileFacts } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { IconButton, PauseButton } from '../button/button.tsx'
import { useCarousel } from '../carousel/use-carousel.ts'
import { Picture } from '../picture/picture.tsx'
import style from './banner.module.css'

export type Slide = {
  id: string | number
  path: string
  alt: string
  caption?: string
  facts?: FileFacts | undefined
}

/** The home page's pictures, and beside them, on its own ground, what the page asks (`children`). */
export function Banner({
  slides,
  label,
  children,
}: {
  slides: readonly Slide[]
  label: string
  children?: ReactNode
}) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { viewport, selected, pause, ...go } = useCarousel({ fade: true, slides: slides.length })
  const current = slides[selected]
  const place = (index: number) =>
    t('pictureOf', { number: format.number(index + 1), total: format.number(slides.length) })
  return (
    <section className={style.banner} aria-roledescription={t('carousel')} aria-label={label}>
      <div className={style.viewport} ref={viewport} {...pause.hold}>
        <ul className={style.slides}>
          {slides.map((slide, index) => (
            <li key={slide.id} aria-hidden={index === selected ? undefined : true}>
              <Picture
                className={style.picture}
                path={slide.path}
                alt={slide.alt}
                facts={slide.facts}
                sizes="100vw"
                largest={1920}
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 ? (
        <fieldset className={`${style.bar} scripted`} {...pause.hold}>
          <legend className="vh">{t('choosePicture')}</legend>
          <p className="small">{current?.caption}</p>
          <IconButton icon="chevron-left" label={t('previousOf', { what: label })} onClick={go.previous} />
          <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: label })} />
          <IconButton icon="chevron-right" label={t('nextOf', { what: label })} onClick={go.next} />
          <div className={style.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => go.show(index)}
              >
                <span className="vh">{place(index)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      {children ? (
        <div className={`wrap ${style.over}`}>
          <div className={style.panel}>{children}</div>
        </div>
      ) : null}
    </section>
  )
}
