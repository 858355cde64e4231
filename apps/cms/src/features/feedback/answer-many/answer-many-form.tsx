'use client'

import { type FormEvent, useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { useHasScript } from '../../../views/has-script.ts'
import { useUnsent } from '../../../views/unsaved/unsent.ts'
import { Question } from '../desk/question.tsx'
import { StatusMessage } from '../desk/status-message.tsx'
import type { Template } from '../desk/templates.ts'
import './answer-many.css'
import { formId } from './choose.tsx'
import type { Count } from './request-body.ts'
import { AnswerTexts, noTexts, written } from './texts.tsx'
import { useAnswers } from './use-answers.ts'
import { useChosen } from './use-chosen.ts'
import { askGiving, giveTo, mailed, words } from './words.ts'

type Props = {
  address: string
  language: DeskLanguage
  templates: Template[]
  /** False where the notice has no open message: then only what was just done is said. */
  canAnswer?: boolean
}

/** One answer to many messages of a notice: to those that are chosen in the table, or to all that are open. */
export function AnswerManyForm({ address, language, templates, canAnswer = true }: Props) {
  const { isGiving, problem, success, countOf, give } = useAnswers(address, language)
  const hasScript = useHasScript()
  const chosen = useChosen()
  const [texts, setTexts] = useState(noTexts)
  /** How often an answer was given: the next one begins without a template. */
  const [times, setTimes] = useState(0)
  const [isToAll, setIsToAll] = useState(false)
  const [all, setAll] = useState<number>()
  const [mistake, setMistake] = useState('')
  const [asked, setAsked] = useState<Count>()
  const isEmpty = Object.keys(written(texts)).length === 0
  const to = isToAll ? {} : { chosen }
  useUnsent(!isEmpty)
  const choose = async (toAll: boolean): Promise<void> => {
    setIsToAll(toAll)
    setMistake('')
    if (toAll) setAll((await countOf({}))?.many)
  }
  const ask = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isGiving) return
    setMistake('')
    if (!isToAll && chosen.length === 0) return setMistake(words.noneChosen[language])
    const count = await countOf(to)
    if (isToAll) setAll(count?.many)
    if (count?.many === 0) setMistake(words.nobody[language])
    else setAsked(count)
  }
  const confirm = async (): Promise<void> => {
    setAsked(undefined)
    if (!(await give({ ...written(texts), ...to }))) return
    setTexts(noTexts)
    setTimes((before) => before + 1)
    if (isToAll) await choose(true)
  }
  return (
    <div className="answer-many desk-fields">
      {canAnswer ? (
        <details>
          <summary>{words.title[language]}</summary>
          <form id={formId} onSubmit={(event) => void ask(event)}>
            <ToWhom language={language} isToAll={isToAll} onChoose={(toAll) => void choose(toAll)} />
            <AnswerTexts
              key={times}
              texts={texts}
              language={language}
              templates={templates}
              onChange={setTexts}
            />
            <button type="submit" disabled={!hasScript || isEmpty}>
              {giveTo(isToAll ? all : chosen.length)[language]}
            </button>
          </form>
        </details>
      ) : null}
      <StatusMessage problem={mistake || problem} success={success} />
      <Asked
        count={asked}
        language={language}
        onConfirm={() => void confirm()}
        onBack={() => setAsked(undefined)}
      />
    </div>
  )
}

type ToWhomProps = { language: DeskLanguage; isToAll: boolean; onChoose: (toAll: boolean) => void }

const ToWhom = ({ language, isToAll, onChoose }: ToWhomProps) => (
  <fieldset>
    <legend>{words.to[language]}</legend>
    <label>
      <input type="radio" name="to" checked={!isToAll} onChange={() => onChoose(false)} />{' '}
      {words.toChosen[language]}
    </label>{' '}
    <label>
      <input type="radio" name="to" checked={isToAll} onChange={() => onChoose(true)} />{' '}
      {words.toAll[language]}
    </label>
  </fieldset>
)

type AskedProps = {
  count: Count | undefined
  language: DeskLanguage
  onConfirm: () => void
  onBack: () => void
}

/** The numbers stay while the question closes. */
function Asked({ count, language, onConfirm, onBack }: AskedProps) {
  const [shown, setShown] = useState<Count>({ many: 0, byMail: 0 })
  const { many, byMail } = count ?? shown
  if (count && count !== shown) setShown(count)
  return (
    <Question
      isOpen={count !== undefined}
      language={language}
      question={askGiving(many)[language]}
      confirm={words.confirm[language]}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      <p>
        {(byMail > 0 ? mailed(byMail) : words.noMail)[language]} {words.final[language]}
      </p>
    </Question>
  )
}
