import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'

export function Loading({ text }: { text?: string | undefined }) {
  const { t } = useTranslation('frame')
  return <p role="status">{text ?? t('loading')}</p>
}

export const Empty = ({ text }: { text: string }) => <p>{text}</p>

export function Failed({ text }: { text: string }) {
  const { t } = useTranslation('frame')
  return (
    <div role="alert">
      <p>{text}</p>
      <p>{t('failedHelp')}</p>
    </div>
  )
}

/** Says that the rows below are an old copy, and from when. */
export function AsOf({ time }: { time: string }) {
  const { t } = useTranslation('frame')
  const date = useFormat().date(time)
  return date ? <p role="note">{t('asOf', { date })}</p> : null
}
