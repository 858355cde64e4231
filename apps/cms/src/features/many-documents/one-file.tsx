import { useId } from 'react'
import { withoutText } from '../../platform/documents/state-words.ts'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import type { Desk } from './desk.ts'
import type { Doc } from './rows.ts'
import { words } from './words.ts'

type Props = Desk & { doc: Doc; onChange: (values: Partial<Doc>) => void; onAgain: () => void }

/** What a person should know before she believes the language. */
function hintOf({ read, own, state, text }: Doc): Words | undefined {
  if (state !== 'ready') return undefined
  if (text && withoutText[text]) return withoutText[text]
  if (read === 'hi') return words.hindi
  if (read === 'unknown') return words.unread
  return own.language && own.language !== read ? words.otherThanName : undefined
}

/** One file: how far it is, and its language. */
export function OneFile({ doc, language, order, onChange, onAgain }: Props) {
  const id = useId()
  const { name, own, state, problem, address } = doc
  const hint = hintOf(doc)
  const say = (each: Words): string => each[language]
  return (
    <div className="many-files-file">
      <p>
        <strong lang={own.titleLanguage}>{name}</strong> · {say(words[state])}{' '}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer" aria-label={`${say(words.look)}: ${name}`}>
            {say(words.look)}
          </a>
        ) : null}
      </p>
      {state === 'failed' ? (
        <p role="alert">
          {problem}{' '}
          <button type="button" aria-label={`${say(words.again)}: ${name}`} onClick={onAgain}>
            {say(words.again)}
          </button>
        </p>
      ) : null}
      {state === 'ready' ? (
        <label>
          {say(words.language)}
          <select
            value={doc.language}
            aria-describedby={hint ? id : undefined}
            onChange={(event) => onChange({ language: event.target.value as DeskLanguage | '' })}
          >
            <option value="">{say(words.chooseLanguage)}</option>
            {order.map((each) => (
              <option key={each} value={each}>
                {say(words[each])}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {hint ? <p id={id}>{say(hint)}</p> : null}
    </div>
  )
}
