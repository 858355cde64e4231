import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button/button.tsx'
import style from './useful.module.css'

type Props = {
  /** The path of the page in question, with its language. */
  page: string
  /** Whether the answer was counted. */
  onAnswer: (useful: boolean) => Promise<boolean>
}

/** "Was this page useful?": a plain form, answered in place with JavaScript. */
export function Useful({ page, onAnswer }: Props) {
  const { t } = useTranslation('common')
  const question = useId()
  const [state, setState] = useState<'asked' | 'sending' | 'counted' | 'failed'>('asked')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const useful = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'true'
    setState('sending')
    setState((await onAnswer(useful)) ? 'counted' : 'failed')
  }
  return (
    <section className={`${style.useful} screen-only`} aria-labelledby={question}>
      <div className="wrap">
        {state === 'counted' ? (
          <Thanks id={question} />
        ) : (
          <form method="post" action="/useful" onSubmit={submit}>
            <p id={question}>{t('usefulQuestion')}</p>
            <input type="hidden" name="page" value={page} />
            <Button type="submit" quiet name="useful" value="true">
              {t('yes')}
            </Button>
            <Button type="submit" quiet name="useful" value="false">
              {t('no')}
            </Button>
            <p role="status">{state === 'failed' ? t('usefulFailed') : ''}</p>
          </form>
        )}
        {/* Without script, the answer leads to one of these. */}
        <p id="useful-thanks" className={style.told}>
          {t('usefulThanks')}
        </p>
        <p id="useful-failed" className={style.told}>
          {t('usefulFailed')}
        </p>
      </div>
    </section>
  )
}

/** The buttons are gone, so the focus moves here and the text is read out. */
function Thanks({ id }: { id: string }) {
  const { t } = useTranslation('common')
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => thanks.current?.focus({ preventScroll: true }), [])
  return (
    <p id={id} ref={thanks} tabIndex={-1} className={style.thanks}>
      {t('usefulThanks')}
    </p>
  )
}
