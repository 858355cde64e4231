import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Button } from '../components/button/button.tsx'
import { TroublePage } from './trouble-page.tsx'

/** Shown where the council's server is away and nobody knows whether the page exists. Not a 404. */
export function AwayPage() {
  const { t } = useTranslation('frame')
  const { revalidate } = useRevalidator()
  return (
    <TroublePage title={t('awayTitle')} description={t('awayDescription')}>
      <p className="scripted">
        <Button onClick={revalidate}>{t('brokenWayOn')}</Button>
      </p>
    </TroublePage>
  )
}
