import type { Row } from '@nagardwar/contract/browser'
import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { chooseWard } from './chosen-ward.ts'
import { useChosenWard } from './use-chosen-ward.ts'
import { WardOptions } from './ward-options.tsx'

/**
 * On the list of wards: the resident's own, by its number or by an area in it, or none. Only the device keeps it. Once
 * chosen, the number is shown.
 */
export function SelectWard({ wards }: { wards: readonly Row<'wards'>[] }) {
  const { t } = useTranslation('my-ward')
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
        <WardOptions wards={wards} />
      </select>{' '}
      <span className="small soft">{t('why')}</span>
    </p>
  )
}
