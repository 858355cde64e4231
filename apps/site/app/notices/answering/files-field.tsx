import { residentFileLimits } from '@nagardwar/contract/browser'
import { attachedField } from '../../attached/fields.ts'
import { fieldId } from '../../components/form/field.tsx'
import form from '../../components/form/form.module.css'
import { Icon } from '../../components/icon/icon.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './answering.module.css'
import type { AnswerGivenBack } from './take-answer.ts'

type Props = { attached: AnswerGivenBack['attached']; errors: readonly string[] }

/** Files: those that the council has already, which need not be chosen again, and a field for others. */
export function FilesField({ attached, errors }: Props) {
  const { t } = useTranslation('notice-form')
  const { number } = useFormat()
  const limits = {
    number: number(residentFileLimits.files),
    megabytes: number(residentFileLimits.bytes / 1024 ** 2),
  }
  const id = fieldId('files')
  return (
    <div className={form.field} data-field="files" data-invalid={errors.length > 0 ? '' : undefined}>
      <label htmlFor={id}>{t('files')}</label>
      <p className={form.hint} id={`${id}-hint`}>
        {t('filesHint', limits)}
      </p>
      {errors.map((error) => (
        <p key={error} className={form.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      ))}
      {attached.length > 0 ? (
        <>
          <p>{t('filesKept')}</p>
          <ul className="list">
            {attached.map((file) => (
              <li key={file.token}>
                <Text>{file.name}</Text>
                <input type="hidden" name={attachedField} value={JSON.stringify(file)} />
                <label className={style.check}>
                  <input type="checkbox" name="removeFile" value={file.token} />
                  <span>{t('removeFile', { name: file.name })}</span>
                </label>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <input
        id={id}
        className={style.file}
        type="file"
        name="files"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}
