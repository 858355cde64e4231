'use client'

import { Button } from '../../../views/button.tsx'
import { StatusMessage } from './status-message.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = {
  address: string
  language: 'en' | 'mr'
  made: { id: number; title: string; path: string }[]
}

/** Makes a draft for the public list of proposals; the page then leads to it. */
export function MakeProposal({ address, language, made }: Props) {
  const { problem, success, isSending, send } = useSend(address, language)
  return (
    <div>
      {made.map(({ id, title, path }) => (
        <p key={id}>
          {words.proposalMade[language]} <a href={path}>{title}</a>
        </p>
      ))}
      {made.length === 0 ? (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void send({ action: 'propose' }, words.proposalDrafted)}
        >
          {words.makeProposal[language]}
        </Button>
      ) : null}
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
