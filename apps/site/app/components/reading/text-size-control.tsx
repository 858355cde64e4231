import { useEffect, useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './reading.module.css'
import {
  applyTextStep,
  currentTextStep,
  largest,
  smallest,
  stepFrom,
  type TextStep,
  textSizes,
} from './text-size.ts'

/** A-, A and A+: the size of every text of the page, remembered on the device. */
export function TextSizeControl() {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [step, setStep] = useState<TextStep>(0)
  const [news, setNews] = useState('')
  useEffect(() => setStep(currentTextStep()), [])

  const change = (by: -1 | 0 | 1) => {
    const next = stepFrom(step, by)
    applyTextStep(next)
    setStep(next)
    setNews(t('textSizeNow', { percent: format.percent(textSizes[next]) }))
  }
  // At an end the button keeps its place in the tab order. If it disappeared, the focus would be lost.
  return (
    <fieldset className={`${style.sizes} scripted`}>
      <legend className="vh">{t('textSize')}</legend>
      <button type="button" aria-disabled={step === smallest} onClick={() => change(-1)}>
        <span aria-hidden="true">{t('textSmallerSign')}</span>
        <span className="vh">{t('textSmaller')}</span>
      </button>
      <button type="button" className={style.normal} aria-pressed={step === 0} onClick={() => change(0)}>
        <span aria-hidden="true">{t('textNormalSign')}</span>
        <span className="vh">{t('textNormal')}</span>
      </button>
      <button type="button" aria-disabled={step === largest} onClick={() => change(1)}>
        <span aria-hidden="true">{t('textLargerSign')}</span>
        <span className="vh">{t('textLarger')}</span>
      </button>
      <span className="vh" role="status">
        {news}
      </span>
    </fieldset>
  )
}
