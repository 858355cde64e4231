import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './page-header.module.css'

export type Crumb = { label: string; to?: string; state?: unknown }

export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const { t } = useTranslation('common')
  const steps: readonly Crumb[] = [{ label: t('home'), to: '/' }, ...crumbs]
  return (
    <nav className={style.crumbs} aria-label={t('youAreHere')}>
      <ol className="list">
        {steps.map(({ label, to, state }) => (
          <li key={label}>
            {to ? (
              <Link to={to} state={state}>
                <Text>{label}</Text>
              </Link>
            ) : (
              <Text>{label}</Text>
            )}
          </li>
        ))}
        <li aria-current="page">
          <Text>{here}</Text>
        </li>
      </ol>
    </nav>
  )
}
