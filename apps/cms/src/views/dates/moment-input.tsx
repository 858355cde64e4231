'use client'

import { useTranslation } from '@payloadcms/ui'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { DayInput } from './day-input.tsx'
import { dayOf, timeOf } from './moment-in-form.ts'

type Props = { name: string; label: Words }

const words = {
  day: { en: 'date', mr: 'दिनांक' },
  time: { en: 'time (00:00 if empty)', mr: 'वेळ (रिकामी असल्यास ००:००)' },
} satisfies Record<string, Words>

/** A day and its hour in a form that is no record's, each typed in either kind of digits. */
export function MomentInput({ name, label }: Props) {
  const { i18n } = useTranslation()
  const language = (i18n.language as string) === 'mr' ? 'mr' : 'en'
  const named = (part: Words) => `${label[language]}: ${part[language]}`
  const example = '10:30'
  return (
    <div className="desk-moment">
      <div>
        <span aria-hidden="true">{named(words.day)}</span>
        <DayInput name={dayOf(name)} label={named(words.day)} day="" />
      </div>
      <label>
        {named(words.time)}{' '}
        <input
          type="text"
          name={timeOf(name)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={language === 'mr' ? toMarathiDigits(example) : example}
        />
      </label>
    </div>
  )
}
