import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { allAreas } from './areas.ts'
import { wardPath } from './ward-key.ts'

/** The way to a ward for a resident who knows the area alone; nothing where no ward has areas. */
export function AreasList({ wards }: { wards: readonly Row<'wards'>[] }) {
  const { t } = useTranslation('ward')
  const format = useFormat()
  const areas = allAreas(wards, format)
  if (areas.length === 0) return null
  return (
    <section className="stack">
      <h2 id="areas">{t('byArea')}</h2>
      <ul className="list grid grid--4">
        {areas.map(({ name, ward }) => (
          <li key={`${ward.id} ${name}`}>
            <Link to={wardPath(ward.number)}>
              <Text>{name}</Text>, {t('inWard', { number: format.digits(wardNumber(ward.number)) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
