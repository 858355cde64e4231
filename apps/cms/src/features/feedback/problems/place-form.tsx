'use client'

import { useId, useState } from 'react'
import type { Words } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { useUnsent } from '../../../views/unsaved/unsent.ts'
import { StatusMessage } from '../desk/status-message.tsx'
import { useSend } from '../desk/use-send.ts'
import type { ReleaseRequest } from './release-request.ts'
import { type Shown, stateOf } from './shown.ts'
import { words } from './words.ts'

type Props = Shown & { suggested: string; place: string }

/** The street or landmark that residents see. */
export function PlaceForm({ suggested, place, ...shown }: Props) {
  const id = useId()
  const { address, language } = shown
  const { problem, success, isSending, send } = useSend<ReleaseRequest>(address, language)
  const [text, setText] = useState(place || suggested)
  const [isUnsent, setIsUnsent] = useState(false)
  useUnsent(isUnsent)
  const release = async (released: string, done: Words): Promise<void> => {
    if (await send({ action: 'place', place: released }, done)) setIsUnsent(false)
  }
  return (
    <div>
      <p>
        {stateOf('place', place !== '', shown)}
        {place ? ` ${place}` : ''}
      </p>
      <label htmlFor={id}>{words.placeLabel[language]}</label>
      <input
        id={id}
        type="text"
        maxLength={300}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIsUnsent(true)
        }}
      />
      <p className="feedback-work__choices">
        <Button
          buttonStyle="secondary"
          disabled={isSending || text.trim() === '' || text === place}
          onClick={() => void release(text, words.placeShown)}
        >
          {words.releasePlace[language]}
        </Button>
        {place ? (
          <Button
            buttonStyle="secondary"
            disabled={isSending}
            onClick={() => void release('', words.placeHidden)}
          >
            {words.hidePlace[language]}
          </Button>
        ) : null}
      </p>
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
