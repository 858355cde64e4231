import type { FileFacts } from '@nagardwar/contract/browser'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton, PauseButton } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import style from './banner.module.css'
import { useSlides } from './use-slides.ts'

export type Slide = {
  id: string | number
  path: string
  alt: string
  caption?: string
  facts?: FileFacts | undefined
}

/** Pictures that fade into each other, and their controls. */
export function Slides({ slides, label }: { slides: readonly Slide[]; label: string }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { box, selected, isFetched, pause, byFinger, ...go } = useSlides(slides.length)
  const caption = slides[selected]?.caption
  const place = (index: number) =>
    t('pictureOf', { number: format.number(index + 1), total: format.number(slides.length) })
  return (
    <section ref={box} aria-roledescription={t('carousel')} aria-label={label}>
      <div
        className={style.viewport}
        aria-live={pause.standing ? 'polite' : 'off'}
        {...pause.hold}
        {...byFinger}
      >
        <ul className={style.slides}>
          {slides.map((slide, index) => (
            <li key={slide.id} aria-hidden={index === selected ? undefined : true}>
              {isFetched(index) ? <SlidePicture slide={slide} isFirst={index === 0} /> : null}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 ? (
        <fieldset className={`${style.bar} scripted`}>
          <legend className="vh">{t('choosePicture')}</legend>
          <p className="small">{caption ? <Text>{caption}</Text> : null}</p>
          <IconButton
            icon="chevron-left"
            label={t('previousOf', { what: label })}
            onClick={go.previous}
            {...pause.hold}
          />
          <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: label })} />
          <IconButton
            icon="chevron-right"
            label={t('nextOf', { what: label })}
            onClick={go.next}
            {...pause.hold}
          />
          <div className={style.dots} {...pause.hold}>
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
    </section>
  )
}

const SlidePicture = ({ slide, isFirst }: { slide: Slide; isFirst: boolean }) => (
  <Picture
    className={style.picture}
    path={slide.path}
    alt={slide.alt}
    facts={slide.facts}
    sizes={drawnAt}
    largest={1600}
    isFirstView={isFirst}
    missing={null}
  />
)

/** On a phone the banner is higher than a picture that is as wide as the window. */
const drawnAt = '(width < 27rem) 120vw, 100vw'
