import { useId } from 'react'
import type { Words } from '../../platform/words/words.ts'
import { lacksText, type Photo } from './album.ts'
import { BothFields } from './both-fields.tsx'
import type { Desk } from './desk.ts'
import { words } from './words.ts'

type Props = Desk & {
  photo: Photo
  number: string
  isChecked: boolean
  isSaving: boolean
  hint: string
  onChange: (values: Partial<Photo>) => void
  onAgain: () => void
  onLeaveOut: () => void
}

/** One photograph: its picture, how far it is, and what it shows. */
export function PhotoCard({ photo, number, isChecked, isSaving, hint, ...props }: Props) {
  const { language, required, onChange, onAgain, onLeaveOut } = props
  const { name, state, problem, address, alt, sent } = photo
  const id = useId()
  const say = (each: Words): string => each[language]
  const button = (label: Words, onClick: () => void) => (
    <button type="button" aria-label={`${say(label)}: ${name}`} onClick={onClick}>
      {say(label)}
    </button>
  )
  const isWrong = isChecked && lacksText(photo, required)
  return (
    <li tabIndex={-1}>
      <fieldset disabled={isSaving}>
        <legend>
          {say(words.photo)} {number}
        </legend>
        <div className="many-files-picture">
          {/* biome-ignore lint/performance/noImgElement: a picture of the desk, behind its login */}
          {address ? <img src={address} alt="" /> : <span />}
          <div>
            <p>
              <bdi>{name}</bdi> · {say(words[state])}
            </p>
            {state === 'sending' ? (
              <progress value={sent} aria-label={`${say(words.sending)}: ${name}`} />
            ) : null}
            {state === 'failed' ? <p role="alert">{problem}</p> : null}
            <div className="many-files-fields">
              <BothFields
                {...props}
                label={words.alt}
                value={alt}
                isChecked={isChecked}
                describedBy={isWrong ? `${hint} ${id}` : hint}
                onChange={(value) => onChange({ alt: value })}
              />
            </div>
            {isWrong ? (
              <p id={id} className="many-files-wrong">
                {say(words.noAlt)}
              </p>
            ) : null}
            <p className="many-files-buttons">
              {state === 'failed' ? button(words.again, onAgain) : null}
              {button(words.leaveOut, onLeaveOut)}
            </p>
          </div>
        </div>
      </fieldset>
    </li>
  )
}
