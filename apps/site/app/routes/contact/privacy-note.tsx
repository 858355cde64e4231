import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'
import { useCounted } from './use-counted.ts'

/** What happens with the answers, shown before the form. It promises only what the council has promised. */
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
