import { useRevalidator } from 'react-router'
import { Button } from '../components/button/button.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { TroublePage } from './trouble-page.tsx'

/** Shown when the council's server is away and it is unknown whether the page exists. Not a 404. */
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
