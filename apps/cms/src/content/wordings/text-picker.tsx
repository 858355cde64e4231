'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import { useMemo, useState } from 'react'
import { isFreeKey } from './free-key.ts'
import type { SiteText } from './site-texts.ts'

type Props = {
  path: string
  label: StaticLabel | undefined
  description: StaticDescription | undefined
  readOnly: boolean
  texts: readonly SiteText[]
}

const optionOf = ({ key, en, mr }: SiteText) => ({ value: key, label: `${en} · ${mr} · ${key}` })

/** Also offers the typed text if it is a key of its own kind, or if the site's texts are unknown. */
const typedOption = (typed: string, texts: readonly SiteText[]) =>
  typed !== '' && (isFreeKey(typed) || texts.length === 0) ? [{ value: typed, label: typed }] : []

/** Finds a text of the site by its words in either language or by its key, and shows its current wording. */
export function TextPicker({ path, label, description, readOnly, texts }: Props) {
  const { value, setValue, showError } = useField<string>({ path })
  const [typed, setTyped] = useState('')
  const options = useMemo(() => texts.map(optionOf), [texts])
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      required
      readOnly={readOnly}
      showError={showError}
      description={description}
      value={value}
      options={[...typedOption(typed, texts), ...options]}
      onInputChange={setTyped}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? undefined : chosen?.value)}
      AfterInput={<Today text={texts.find(({ key }) => key === value)} />}
    />
  )
}

function Today({ text }: { text: SiteText | undefined }) {
  const { i18n } = useTranslation()
  if (!text) return null
  const isMarathi = i18n.language === ('mr' as string)
  return (
    <p className="desk-hint">
      {isMarathi ? 'संकेतस्थळाचे स्वतःचे शब्द' : 'The site’s own words'}: <span lang="en">{text.en}</span>
      {' · '}
      <span lang="mr">{text.mr}</span>
    </p>
  )
}
