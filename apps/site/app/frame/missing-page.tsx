import { useTranslation } from 'react-i18next'
import { PageHead } from './page-head.tsx'

export function MissingPage() {
  const { t } = useTranslation('frame')
  return (
    <>
      <PageHead title={t('missingTitle')} unlisted />
      <h1>{t('missingTitle')}</h1>
      <p>{t('missingDescription')}</p>
    </>
  )
}
