'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { type Halves, hintFor } from './hint-for.ts'

/** A hint under a bilingual text: one of its languages is out of date. */
export const TranslationHint: UIFieldClientComponent = ({ path }) => {
  const group = path.slice(0, path.lastIndexOf('.'))
  const { i18n } = useTranslation()
  const hint = useFormFields(([fields]) => {
    const half = (name: string) => fields[`${group}.${name}`]
    const now = { en: half('en')?.value, mr: half('mr')?.value }
    const saved = {
      en: half('en')?.initialValue,
      mr: half('mr')?.initialValue,
      changed: half('changed')?.value,
    }
    return hintFor(now as Halves, saved as Halves)
  })
  if (!hint) return null
  return <p className="desk-hint">{i18n.language === ('mr' as string) ? hint.mr : hint.en}</p>
}
