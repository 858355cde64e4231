'use client'

import { useId, useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { beginWith } from '../desk/begin-with.ts'
import { TemplateChoice } from '../desk/template-choice.tsx'
import type { Template } from '../desk/templates.ts'
import { words as desk } from '../desk/words.ts'
import { words } from './words.ts'

export type Texts = Record<DeskLanguage, string>

export const noTexts: Texts = { mr: '', en: '' }

/** In the languages in which there is one. */
export const written = ({ mr, en }: Texts) => ({
  ...(mr.trim() === '' ? {} : { mr }),
  ...(en.trim() === '' ? {} : { en }),
})

type Props = {
  texts: Texts
  language: DeskLanguage
  templates: Template[]
  onChange: (texts: Texts) => void
}

/** The answer in both languages, which may begin with a template. Own words are never replaced. */
export function AnswerTexts({ texts, language, templates, onChange }: Props) {
  const hint = useId()
  const [chosen, setChosen] = useState('')
  const [isBelow, setIsBelow] = useState(false)
  const textsOf = (id: string): Texts => templates.find((each) => String(each.id) === id) ?? noTexts
  const begin = (id: string): void => {
    const [before, template] = [textsOf(chosen), textsOf(id)]
    const next = {
      mr: beginWith(texts.mr, before.mr, template.mr),
      en: beginWith(texts.en, before.en, template.en),
    }
    setChosen(id)
    setIsBelow(id !== '' && (next.mr !== template.mr || next.en !== template.en))
    onChange(next)
  }
  return (
    <>
      <TemplateChoice templates={templates} chosen={chosen} language={language} onChoose={begin} />
      <p role="status">{isBelow ? desk.templateBelow[language] : ''}</p>
      {(['mr', 'en'] as const).map((own) => (
        <label key={own}>
          {words[own][language]}
          <textarea
            lang={own}
            rows={5}
            maxLength={10_000}
            aria-describedby={hint}
            value={texts[own]}
            onChange={({ target }) => onChange({ ...texts, [own]: target.value })}
          />
        </label>
      ))}
      <p id={hint}>{words.hint[language]}</p>
    </>
  )
}
