import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { allAreas } from './areas.ts'
import { wardKey } from './ward-key.ts'

/** The wards to choose from, by number and name, and by the areas in them. Both have the ward's key as their value. */
export function WardOptions({ wards }: { wards: readonly Row<'wards'>[] }) {
  const { t } = useTranslation('my-ward')
  const format = useFormat()
  const { digits, text } = format
  const areas = allAreas(wards, format)
  const byNumber = wards.map(({ id: each, number, name }) => (
    <option key={each} value={wardKey(number)}>
      {`${digits(wardNumber(number))}, ${text(name)}`}
    </option>
  ))
  if (areas.length === 0) return byNumber
  return (
    <>
      <optgroup label={t('byNumber')}>{byNumber}</optgroup>
      <optgroup label={t('byArea')}>
        {areas.map(({ name, ward }) => (
          <option key={`${ward.id} ${name}`} value={wardKey(ward.number)}>
            {t('areaInWard', { area: text(name), number: digits(wardNumber(ward.number)) })}
          </option>
        ))}
      </optgroup>
    </>
  )
}
