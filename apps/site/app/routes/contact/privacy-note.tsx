import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import style from './contact.module.css'

/** What becomes of the answers, before they are given. */
export function PrivacyNote() {
  const { t } = useTranslation(['contact', 'common'])
  const address = t('grievanceEmail')
  return (
    <div className={`small soft ${style.privacy}`}>
      <p>{t('privacyPurpose')}</p>
      <p>
        {t('privacyQuestions')}{' '}
        <a href={`mailto:${address}`} lang="en">
          {address}
        </a>
        . <Link to="/privacy-policy">{t('common:privacyPolicy')}</Link>
      </p>
    </div>
  )
}
