'use client'

import { useEffect } from 'react'
import { Button } from '../../../views/button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { NoteForm } from './note-form.tsx'
import type { Template } from './templates.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = {
  address: string
  language: 'en' | 'mr'
  answerIn: 'en' | 'mr'
  isOpen: boolean
  isRead: boolean
  byMail: boolean
  assignee: number | null
  people: { id: number; name: string }[]
  mayAssign: boolean
  mayAnswer: boolean
  templates: Template[]
  failedMails: number[]
}

/** No forms of their own: they stand in the form of the record, and HTML has no form within a form. */
export function WorkForms({
  address,
  language,
  isRead,
  assignee,
  people,
  mayAssign,
  mayAnswer,
  failedMails,
  ...rest
}: Props) {
  const { problem, isSending, send } = useSend(address, language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (!isRead) void send({ action: 'read' })
  }, [isRead])
  return (
    <>
      <p role="alert">{problem}</p>
      {failedMails.map((mail) => (
        <Button
          key={mail}
          buttonStyle="secondary"
          disabled={isSending}
          onClick={() => void send({ action: 'mailAgain', mail })}
        >
          {words.again[language]}
        </Button>
      ))}
      {people.length > 0 ? (
        <p>
          <label>
            {words.person[language]}{' '}
            <select
              value={assignee ?? ''}
              disabled={isSending || !mayAssign}
              onChange={({ target }) =>
                void send({ action: 'assign', assignee: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{words.nobody[language]}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </p>
      ) : null}
      <NoteForm language={language} isSending={isSending} send={send} />
      {mayAnswer ? null : <p>{words.editorsAnswer[language]}</p>}
      {mayAnswer && rest.isOpen ? (
        <AnswerForm language={language} isSending={isSending} send={send} {...rest} />
      ) : null}
    </>
  )
}
