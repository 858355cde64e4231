'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { Words } from '../../platform/words/words.ts'

export type PageToChoose = { path: string; title: Words }

/** Pages of the site by their titles, as many as one likes. */
export function PagePicker({
  field,
  path,
  readOnly,
  pages,
}: TextFieldClientProps & { pages: PageToChoose[] }) {
  const { value, setValue, showError } = useField<string[]>({ path })
  const { i18n } = useTranslation()
  const isMarathi = i18n.language === ('mr' as string)
  return (
    <SelectInput
      path={path}
      name={path}
      hasMany
      label={field.label as never}
      description={field.admin?.description as never}
      readOnly={readOnly ?? false}
      showError={showError}
      value={value ?? []}
      options={pages.map((page) => ({
        value: page.path,
        label: isMarathi ? page.title.mr : page.title.en,
      }))}
      onChange={(chosen) => setValue([chosen].flat().map((option) => String(option.value)))}
    />
  )
}
