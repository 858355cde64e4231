import { useTranslation } from '../i18n/use-translation.ts'

export const noticeId = 'data-notice'

/** Beside the button: sending is the consent, to what the notice says. */
export function Consent() {
  const { t } = useTranslation('contact')
  return (
    <p className="small soft">
      {t('noticeConsent')} <a href={`#${noticeId}`}>{t('noticeTitle')}</a>
    </p>
  )
}
