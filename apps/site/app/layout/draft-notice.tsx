import { useTranslation } from '../i18n/use-translation.ts'
import style from './demonstration-notice.module.css'

/** Says on every page that is shown by a link that this is not what residents read, and how to go back to that. */
export function DraftNotice() {
  const { t } = useTranslation('draft')
  return (
    <aside className={style.notice} aria-label={t('preview')}>
      <p className="wrap">
        {t('notPublic')} <a href="/preview/end">{t('end')}</a>
      </p>
    </aside>
  )
}
