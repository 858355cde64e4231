'use client'

import { useId, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { useUnsent } from '../../../views/unsaved/unsent.ts'
import { beginWith, endsWith } from './begin-with.ts'
import { StatusMessage } from './status-message.tsx'
import { TemplateChoice } from './template-choice.tsx'
import type { Template } from './templates.ts'
import { useOnce } from './use-once.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Language = 'en' | 'mr'
type Props = {
  address: string
  language: Language
  answerIn: Language
  byMail: boolean
  templates: Template[]
}

/** A text that may begin with a template. Own words are never replaced; `isBelow`: the template came below them. */
function useText(templates: Template[], answerIn: Language) {
  const [own, setOwn] = useState<Language>(answerIn)
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [isBelow, setIsBelow] = useState(false)
  const textOf = (template: string, of: Language): string =>
    templates.find(({ id }) => String(id) === template)?.[of] ?? ''
  const begin = (template: string): void => {
    const added = textOf(template, own)
    const next = beginWith(text, textOf(chosen, own), added)
    setChosen(template)
    setIsBelow(added !== '' && next !== added)
    setText(next)
  }
  const speak = (of: Language): void => {
    setOwn(of)
    const before = textOf(chosen, own)
    if (endsWith(text, before)) setText(beginWith(text, before, textOf(chosen, of)))
  }
  const clear = (): void => {
    setText('')
    setChosen('')
    setIsBelow(false)
  }
  return { own, chosen, text, isBelow, setText, begin, speak, clear }
}

/** The answer, from a text in the resident’s language where one is chosen. */
export function AnswerForm({ address, language, answerIn, byMail, templates }: Props) {
  const id = useId()
  const { problem, success, isSending, send } = useSend(address, language)
  const { own, chosen, text, isBelow, setText, begin, speak, clear } = useText(templates, answerIn)
  const once = useOnce(text)
  const isEmpty = text.trim() === ''
  useUnsent(!isEmpty)
  const give = async (): Promise<void> => {
    const done = words[byMail ? 'answerMailed' : 'answerGiven']
    if (await send({ action: 'answer', text, language: own, once }, done)) clear()
  }
  return (
    <div>
      <p className="feedback-work__choices">
        <label>
          {words.language[language]}{' '}
          <select value={own} onChange={({ target }) => speak(target.value as Language)}>
            <option value="en">{words.en[language]}</option>
            <option value="mr">{words.mr[language]}</option>
          </select>
        </label>
        <TemplateChoice templates={templates} chosen={chosen} language={language} onChoose={begin} />
      </p>
      <p role="status">{isBelow ? words.templateBelow[language] : ''}</p>
      <label htmlFor={id}>{words.answer[language]}</label>
      <textarea
        id={id}
        lang={own}
        rows={8}
        maxLength={10_000}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`}>{words.answerHint[language]}</p>
      <Button disabled={isSending || isEmpty} onClick={() => void give()}>
        {words[byMail ? 'giveAndMail' : 'giveAnswer'][language]}
      </Button>
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
