import type { Receipt } from '../../api/receipt.ts'
import { statusPath } from '../../feedback-status/status-path.ts'
import { useHref } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './contact.module.css'

/** The reference of a message and, where the server gives one, the private link to what becomes of it. */
export function Reference({ reference, secret }: Receipt) {
  const { t } = useTranslation('contact')
  const href = useHref()
  return (
    <>
      <p>
        {t('reference')} <span className={style.reference}>{reference}</span>
      </p>
      {secret ? (
        <p>
          <a href={href(statusPath(secret))}>{t('link')}</a>. {t('linkWhy')}
        </p>
      ) : null}
    </>
  )
}
