'use client'

import { useId, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { useSend } from '../desk/use-send.ts'
import type { ReleaseRequest } from './release-request.ts'
import { words } from './words.ts'

type Props = {
  address: string
  language: 'en' | 'mr'
  /** As the sender wrote it. */
  suggested: string
  /** What residents see now; empty where they see none. */
  place: string
  photographs: { id: number; name: string; address: string }[]
  isPhotographShown: boolean
}

/** No forms of their own: they stand in the form of the record, and HTML has no form within a form. */
export function ReleaseForms({ address, language, suggested, place, photographs, isPhotographShown }: Props) {
  const id = useId()
  const { problem, isSending, send: release } = useSend<ReleaseRequest>(address, language)
  const [text, setText] = useState(place || suggested)
  return (
    <>
      <p role="alert">{problem}</p>
      <label htmlFor={id}>{words.placeLabel[language]}</label>
      <input
        id={id}
        type="text"
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        buttonStyle="secondary"
        disabled={isSending || text.trim() === '' || text === place}
        onClick={() => void release({ action: 'place', place: text })}
      >
        {words.releasePlace[language]}
      </Button>
      {place ? (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void release({ action: 'place', place: '' })}
        >
          {words.hidePlace[language]}
        </Button>
      ) : null}
      {photographs.length > 0 ? (
        <>
          <h3>{words.photographs[language]}</h3>
          <p>{words.care[language]}</p>
        </>
      ) : null}
      {photographs.map((photograph) => (
        <div key={photograph.id}>
          {/* biome-ignore lint/performance/noImgElement: a private file, which Next must not keep */}
          <img src={photograph.address} alt={photograph.name} width={320} loading="lazy" />
          <Button
            buttonStyle="secondary"
            disabled={isSending}
            onClick={() => void release({ action: 'photograph', file: photograph.id })}
          >
            {words.releasePhotograph[language]}
          </Button>
        </div>
      ))}
      {isPhotographShown ? (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void release({ action: 'photograph', file: null })}
        >
          {words.hidePhotograph[language]}
        </Button>
      ) : null}
    </>
  )
}
