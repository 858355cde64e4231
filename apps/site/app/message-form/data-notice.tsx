import { noticeVersion } from '@nagardwar/contract/browser'
import { EmailLink } from '../components/email/email-link.tsx'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useStart } from '../start/start.ts'
import { noticeId } from './consent.tsx'
import style from './message-form.module.css'
import { presentNotice } from './present-notice.ts'
import { useCounted } from './use-counted.ts'

type Props = {
  isOfficerNamed: boolean
  /** What is said of a kind of message that others read. */
  own?: { purpose: string; readers: string }
}

/**
 * The notice about personal data, before the first field: in short what for and how long, and on request all that the
 * DPDP Act asks for. It opens without JavaScript.
 */
export function DataNotice({ isOfficerNamed, own }: Props) {
  const { t } = useTranslation(['contact', 'common'])
  const { settings } = useStart()
  const format = useFormat()
  const months = useCounted(settings.feedbackMonths)
  const officer = { email: settings.grievanceEmail, isNamed: isOfficerNamed }
  const items = presentNotice(officer, months, (key, values) =>
    own && key === 'noticeReaders' ? own.readers : t(key, values),
  )
  return (
    <div className={`small ${style.dataNotice}`} id={noticeId}>
      <p>
        {own?.purpose ?? t('privacyPurpose')} {months ? t('privacyErased', months) : null}
      </p>
      <details>
        <summary>{t('noticeTitle')}</summary>
        <dl>
          {items.map(({ label, text, email }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text} {email ? <EmailLink address={email} /> : null}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {t('noticeVersion', { date: format.dateInWords(noticeVersion) ?? '' })}{' '}
          {/* A server that says how long messages stay is ours, or the operator answers for it. */}
          {months ? t('noticeStored') : null} <Link to="/privacy-policy">{t('common:privacyPolicy')}</Link>
        </p>
      </details>
    </div>
  )
}
