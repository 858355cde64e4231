'use client'

import { Button } from '../../../views/button.tsx'
import { StatusMessage } from './status-message.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { address: string; language: 'en' | 'mr'; failedMails: number[] }

/** Stands also where no mail has failed: there it says that one goes out again. */
export function MailAgain({ address, language, failedMails }: Props) {
  const { problem, success, isSending, send } = useSend(address, language)
  return (
    <div>
      {failedMails.map((mail) => (
        <Button
          key={mail}
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void send({ action: 'mailAgain', mail }, words.mailsAgain)}
        >
          {words.again[language]}
        </Button>
      ))}
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
