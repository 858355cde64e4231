import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'
import { useCounted } from './use-counted.ts'

/** What becomes of the answers, before they are given; promised is only what the council has promised. */
export function PrivacyNote() {
  const { t } = useTranslation(['contact', 'common'])
  const { grievanceEmail, feedbackMonths } = useStart().settings
  const months = useCounted(feedbackMonths)
  return (
    <div className={`small soft ${style.privacy}`}>
      <p>
        {t('privacyPurpose')} {months ? t('privacyErased', months) : null}
      </p>
      <p>
        {grievanceEmail ? (
          <>
            {t('privacyQuestions')}{' '}
            <a href={`mailto:${grievanceEmail}`} lang="en">
              {grievanceEmail}
            </a>
            .{' '}
          </>
        ) : null}
        <Link to="/privacy-policy">{t('common:privacyPolicy')}</Link>
      </p>
    </div>
  )
}
