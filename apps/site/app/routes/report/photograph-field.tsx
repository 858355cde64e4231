import { residentFileLimits } from '@nagardwar/contract/browser'
import { useState } from 'react'
import type { Attached } from '../../attached/attached.ts'
import { attachedField } from '../../attached/fields.ts'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { newKey } from '../../feedback/new-key.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Photograph } from './photographs.ts'
import style from './report.module.css'

/** The name of the control: the server hands what comes in it to the desk. */
const photographField = 'photographs'

type Props = {
  /** Those that the server has. */
  attached: readonly Attached[]
  onRemoveAttached: (token: string) => void
  photographs: readonly Photograph[]
  onChange: (photographs: readonly Photograph[]) => void
}

/** Where the part that makes them smaller cannot be fetched, they are sent as they are. */
const made = (files: readonly File[]): Promise<readonly Photograph[]> =>
  import('./photographs.ts').then(
    ({ photographsIn }) => photographsIn(files, newKey),
    () => files.map((file) => ({ key: newKey(), name: file.name, file, preview: '' })),
  )

/**
 * Up to three photographs. With a script they are made smaller as soon as they are chosen, and only then sent; without one
 * they go with the form as they are.
 */
export function PhotographField({ attached, onRemoveAttached, photographs, onChange }: Props) {
  const { t } = useTranslation('report')
  const { fileSize } = useFormat()
  const [isShrinking, setShrinking] = useState(false)
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    setShrinking(true)
    try {
      const free = residentFileLimits.files - attached.length - photographs.length
      onChange([...photographs, ...(await made(files.slice(0, free)))])
      // The control is for the next choice; these are sent by the script.
      input.value = ''
    } finally {
      setShrinking(false)
    }
  }
  return (
    <>
      <Field
        name={photographField}
        label={t('photographs')}
        hint={t('photographsHint')}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <p role="status">{isShrinking ? t('photographShrinking') : null}</p>
      {attached.length > 0 ? <p>{t('photographsKept', { count: attached.length })}</p> : null}
      {attached.length + photographs.length > 0 ? (
        <ul className={`list ${style.files}`}>
          {attached.map((file) => (
            <li key={file.token}>
              <input type="hidden" name={attachedField} value={JSON.stringify(file)} />
              {file.name}, {fileSize(file.size)}
              <Button
                quiet
                type="submit"
                name="removeFile"
                value={file.token}
                onClick={(event) => {
                  event.preventDefault()
                  onRemoveAttached(file.token)
                }}
              >
                {t('removePhotograph', { name: file.name })}
              </Button>
            </li>
          ))}
          {photographs.map(({ key, name, file, preview }) => (
            <li key={key}>
              {preview ? <img src={preview} alt="" width={64} height={64} className={style.preview} /> : null}
              {name}, {fileSize(file.size)}
              <Button quiet onClick={() => onChange(photographs.filter((each) => each.key !== key))}>
                {t('removePhotograph', { name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
