import type { Council } from '../components/council.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import style from './demonstration-notice.module.css'

/** Comes first on every page of an invented council, so that nobody takes it for a real one. */
export function DemonstrationNotice({ council }: { council: Council }) {
  const { t } = useTranslation('frame')
  return (
    <aside className={style.notice} aria-label={t('demonstration')}>
      <p className="wrap">{t('demonstrationNotice', { council: council.name })}</p>
    </aside>
  )
}
