'use client'

import { useEffect } from 'react'
import { AnswerForm } from './answer-form.tsx'
import { AssignForm } from './assign-form.tsx'
import { MailAgain } from './mail-again.tsx'
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
  reader: number
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
  reader,
  mayAnswer,
  failedMails,
  isOpen,
  ...rest
}: Props) {
  const { problem, send } = useSend(address, language)
  const own = { address, language }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (!isRead) void send({ action: 'read' })
  }, [isRead])
  return (
    <>
      <p role="alert">{problem}</p>
      <MailAgain {...own} failedMails={failedMails} />
      {people.length > 0 ? <AssignForm {...own} {...{ assignee, people, mayAssign, reader }} /> : null}
      <NoteForm {...own} />
      {mayAnswer ? null : <p>{words.editorsAnswer[language]}</p>}
      {mayAnswer && isOpen ? <AnswerForm {...own} {...rest} /> : null}
    </>
  )
}
