'use client'

import { useId, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import type { InboxRequest } from './request-bodies.ts'
import type { Template } from './templates.ts'
import { useOnce } from './use-once.ts'
import type { useSend } from './use-send.ts'
import { words } from './words.ts'

type Language = 'en' | 'mr'
type Props = {
  language: Language
  answerIn: Language
  byMail: boolean
  templates: Template[]
} & Pick<ReturnType<typeof useSend<InboxRequest>>, 'isSending' | 'send'>

/** The answer, from a text in the resident’s language where one is chosen. */
export function AnswerForm({ language, answerIn, byMail, templates, isSending, send }: Props) {
  const id = useId()
  const [own, setOwn] = useState<Language>(answerIn)
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const once = useOnce(text)
  const begin = (template: string, of: Language): void => {
    setChosen(template)
    setOwn(of)
    const found = templates.find((each) => String(each.id) === template)
    if (found) setText(found[of])
  }
  const give = async (): Promise<void> => {
    if (!(await send({ action: 'answer', text, language: own, once }))) return
    setText('')
    setChosen('')
  }
  return (
    <div>
      <p className="feedback-work__choices">
        <label>
          {words.language[language]}{' '}
          <select value={own} onChange={({ target }) => begin(chosen, target.value as Language)}>
            <option value="en">{words.en[language]}</option>
            <option value="mr">{words.mr[language]}</option>
          </select>
        </label>
        {templates.length > 0 ? (
          <label>
            {words.template[language]}{' '}
            <select value={chosen} onChange={({ target }) => begin(target.value, own)}>
              <option value="">{words.noTemplate[language]}</option>
              {templates.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </p>
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
      <Button disabled={isSending || text.trim() === ''} onClick={() => void give()}>
        {words[byMail ? 'giveAndMail' : 'giveAnswer'][language]}
      </Button>
    </div>
  )
}
