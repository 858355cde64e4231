import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import style from '../button/button.module.css'
import { Icon } from '../icon/icon.tsx'

/** "← Back to Departments". */
export function BackLink({ to, page }: { to: string; page: string }) {
  const { t } = useTranslation('common')
  return (
    <Link className={style.more} to={to}>
      <Icon name="arrow-left" />
      {t('backTo', { page })}
    </Link>
  )
}
