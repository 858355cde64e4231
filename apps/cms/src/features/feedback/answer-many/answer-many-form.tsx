'use client'

import { type FormEvent, useId, useState } from 'react'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { useHasScript } from '../../../views/has-script.ts'
import type { Template } from '../desk/templates.ts'
import { words as desk } from '../desk/words.ts'
import { formId } from './choose.tsx'
import { useAnswers } from './use-answers.ts'
import { words } from './words.ts'

type Props = { address: string; language: DeskLanguage; templates: Template[] }
type Texts = Record<DeskLanguage, string>

const empty: Texts = { mr: '', en: '' }
const written = ({ mr, en }: Texts) => ({
  ...(mr.trim() === '' ? {} : { mr }),
  ...(en.trim() === '' ? {} : { en }),
})

/** One answer to many messages of a notice: to those that are chosen in the table, or to all that are open. */
export function AnswerManyForm({ address, language, templates }: Props) {
  const { isSending, problem, given, give } = useAnswers(address, language)
  const hasScript = useHasScript()
  const [texts, setTexts] = useState(empty)
  const [isNoneChosen, setIsNoneChosen] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = data.getAll('chosen').map(Number)
    const isToAll = data.get('to') === 'all'
    const isNone = !isToAll && chosen.length === 0
    setIsNoneChosen(isNone)
    if (isNone) return
    if (await give({ ...written(texts), ...(isToAll ? {} : { chosen }) })) setTexts(empty)
  }
  const count = language === 'mr' ? toMarathiDigits(given ?? 0) : given
  const isEmpty = Object.keys(written(texts)).length === 0
  return (
    <details className="answer-many desk-fields">
      <summary>{words.title[language]}</summary>
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <ToWhom language={language} />
        <Begin templates={templates} language={language} onBegin={setTexts} />
        <Written texts={texts} language={language} onChange={setTexts} />
        <button type="submit" disabled={isSending || !hasScript || isEmpty}>
          {words.give[language]}
        </button>
      </form>
      <p role="alert">{isNoneChosen ? words.noneChosen[language] : problem}</p>
      <p role="status">{given === undefined ? '' : `${words.given[language]}: ${count}`}</p>
    </details>
  )
}

const ToWhom = ({ language }: Pick<Props, 'language'>) => (
  <fieldset>
    <legend>{words.to[language]}</legend>
    <label>
      <input type="radio" name="to" value="chosen" defaultChecked /> {words.toChosen[language]}
    </label>{' '}
    <label>
      <input type="radio" name="to" value="all" /> {words.toAll[language]}
    </label>
  </fieldset>
)

type BeginProps = Pick<Props, 'templates' | 'language'> & { onBegin: (texts: Texts) => void }

function Begin({ templates, language, onBegin }: BeginProps) {
  if (templates.length === 0) return null
  const begin = (id: string): void => {
    const { mr, en } = templates.find((each) => String(each.id) === id) ?? empty
    onBegin({ mr, en })
  }
  return (
    <label>
      {desk.template[language]}{' '}
      <select onChange={({ target }) => begin(target.value)}>
        <option value="">{desk.noTemplate[language]}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type WrittenProps = { texts: Texts; language: DeskLanguage; onChange: (texts: Texts) => void }

function Written({ texts, language, onChange }: WrittenProps) {
  const hint = useId()
  return (
    <>
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
