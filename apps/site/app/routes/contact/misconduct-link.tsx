import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { misconductPath } from '../../misconduct/misconduct-path.ts'
import { useHasContent } from '../../start/has-content.ts'

/** The way to the other form, while somebody is named who reads what it sends. */
export function MisconductLink() {
  const { t } = useTranslation('contact')
  if (!useHasContent()(misconductPath)) return null
  return (
    <p>
      <Link to={misconductPath}>{t('misconduct')}</Link>. {t('misconductWhy')}
    </p>
  )
}
