import { useTranslation } from '../i18n/use-translation.ts'
import { trapField } from './own-fields.ts'

/** A honeypot: people neither see, hear nor reach this field, but programs fill it in. */
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
