import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** A link to each year. */
export function Archive({ years }: { years: readonly string[] }) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  if (years.length === 0) return null
  return (
    <nav className="stack" aria-label={t('archive')}>
      <h2>{t('archive')}</h2>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <Link to={`/tenders?year=${year}`}>{format.year(year)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
