import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { useId } from 'react'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { allAreas } from './areas.ts'
import { chooseWard } from './chosen-ward.ts'
import { useChosenWard } from './use-chosen-ward.ts'
import { wardKey } from './ward-key.ts'

/**
 * On the list of wards: the resident's own, by its number or by an area in it, or none. Only the device keeps it. Once
 * chosen, the number is shown.
 */
export function SelectWard({ wards }: { wards: readonly Row<'wards'>[] }) {
  const { t } = useTranslation('my-ward')
  const format = useFormat()
  const { digits, text } = format
  const id = useId()
  const chosen = useChosenWard()
  const areas = allAreas(wards, format)
  const byNumber = wards.map(({ id: each, number, name }) => (
    <option key={each} value={wardKey(number)}>
      {`${digits(wardNumber(number))}, ${text(name)}`}
    </option>
  ))
  return (
    <p className="scripted">
      <label htmlFor={id}>{t('label')}</label>{' '}
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => chooseWard(currentTarget.value || null)}
      >
        <option value="">{t('none')}</option>
        {areas.length === 0 ? byNumber : <optgroup label={t('byNumber')}>{byNumber}</optgroup>}
        {areas.length > 0 && (
          <optgroup label={t('byArea')}>
            {areas.map(({ name, ward }) => (
              <option key={`${ward.id} ${name}`} value={wardKey(ward.number)}>
                {t('areaInWard', { area: text(name), number: digits(wardNumber(ward.number)) })}
              </option>
            ))}
          </optgroup>
        )}
      </select>{' '}
      <span className="small soft">{t('why')}</span>
    </p>
  )
}
