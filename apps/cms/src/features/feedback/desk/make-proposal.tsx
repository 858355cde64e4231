'use client'

import { Button } from '../../../views/button.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

/** Makes a draft for the public list of proposals; the page then leads to it. */
export function MakeProposal({ address, language }: { address: string; language: 'en' | 'mr' }) {
  const { problem, isSending, send } = useSend(address, language)
  return (
    <>
      <p role="alert">{problem}</p>
      <Button buttonStyle="secondary" disabled={isSending} onClick={() => void send({ action: 'propose' })}>
        {words.makeProposal[language]}
      </Button>
    </>
  )
}
