import type { Row } from '@nagardwar/contract/browser'
import { useId } from 'react'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { chooseWard } from './chosen-ward.ts'
import { useChosenWard } from './use-chosen-ward.ts'
import { wardKey } from './ward-key.ts'
import { wardNumber } from './ward-number.ts'

/** On the list of wards: the resident's own, or none. Only the device keeps it. */
export function SelectWard({ wards }: { wards: readonly Row<'wards'>[] }) {
  const { t } = useTranslation('my-ward')
  const { digits, text } = useFormat()
  const id = useId()
  const chosen = useChosenWard()
  return (
    <p className="scripted">
      <label htmlFor={id}>{t('label')}</label>{' '}
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => chooseWard(currentTarget.value || null)}
      >
        <option value="">{t('none')}</option>
        {wards.map(({ id: each, number, name }) => (
          <option key={each} value={wardKey(number)}>
            {`${digits(wardNumber(number))}, ${text(name)}`}
          </option>
        ))}
      </select>{' '}
      <span className="small soft">{t('why')}</span>
    </p>
  )
}
