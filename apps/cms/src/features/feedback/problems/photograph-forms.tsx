'use client'

import { useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { Question } from '../desk/question.tsx'
import { StatusMessage } from '../desk/status-message.tsx'
import { useSend } from '../desk/use-send.ts'
import type { ReleaseRequest } from './release-request.ts'
import { type Photograph, type Shown, stateOf } from './shown.ts'
import { words } from './words.ts'

type Props = Shown & { photographs: Photograph[]; isPhotographShown: boolean }

/** The photographs of a report, of which residents see one at most. */
export function PhotographForms({ photographs, isPhotographShown, ...shown }: Props) {
  const { address, language } = shown
  const { problem, success, isSending, send } = useSend<ReleaseRequest>(address, language)
  const [asked, setAsked] = useState<number>()
  const show = async (): Promise<void> => {
    setAsked(undefined)
    if (asked !== undefined) await send({ action: 'photograph', file: asked }, words.photographShown)
  }
  return (
    <div>
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
          {photograph.isShown === undefined ? null : (
            <p>{stateOf('photograph', photograph.isShown, shown)}</p>
          )}
          {photograph.isShown ? null : (
            <Button buttonStyle="secondary" disabled={isSending} onClick={() => setAsked(photograph.id)}>
              {words.releasePhotograph[language]}
            </Button>
          )}
        </div>
      ))}
      {isPhotographShown ? (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void send({ action: 'photograph', file: null }, words.photographHidden)}
        >
          {words.hidePhotograph[language]}
        </Button>
      ) : null}
      <StatusMessage problem={problem} success={success} />
      <Question
        isOpen={asked !== undefined}
        language={language}
        question={words.askPhotograph[language]}
        confirm={words.yesPhotograph[language]}
        onConfirm={() => void show()}
        onBack={() => setAsked(undefined)}
      >
        <p>{words.care[language]}</p>
        {isPhotographShown ? <p>{words.replaces[language]}</p> : null}
      </Question>
    </div>
  )
}
