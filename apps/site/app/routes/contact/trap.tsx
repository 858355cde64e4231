import { useTranslation } from 'react-i18next'
import { trapField } from './form-fields.ts'

/** A field that people neither see nor hear nor reach, for programs that fill in whatever they find. */
export function Trap() {
  const { t } = useTranslation('contact')
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {t('trap')}
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
