'use client'

import { useEffect, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { StatusMessage } from './status-message.tsx'
import { useSend } from './use-send.ts'
import { givenTo, words } from './words.ts'

type Props = {
  address: string
  language: 'en' | 'mr'
  assignee: number | null
  people: { id: number; name: string }[]
  mayAssign: boolean
  /** The account of whoever looks at the page. */
  reader: number
}

/** Who looks after a message. A choice alone changes nothing: with the keyboard it goes from name to name. */
export function AssignForm({ address, language, assignee, people, mayAssign, reader }: Props) {
  const { problem, success, isSending, send } = useSend(address, language)
  const [chosen, setChosen] = useState(assignee)
  useEffect(() => setChosen(assignee), [assignee])
  const person = people.find(({ id }) => id === chosen)
  const assign = () =>
    send({ action: 'assign', assignee: chosen }, person ? givenTo(person.name) : words.toNoOne)
  const buttonOf = (to: number | null) => {
    if (to === null) return assignee === null ? 'giveToPerson' : 'giveToNoOne'
    return to === reader ? 'takeUp' : 'giveToPerson'
  }
  return (
    <div>
      <p className="feedback-work__choices">
        <label>
          {words.person[language]}{' '}
          <select
            value={chosen ?? ''}
            disabled={!mayAssign}
            onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{words.nobody[language]}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {mayAssign ? (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isSending || chosen === assignee}
            onClick={() => void assign()}
          >
            {words[buttonOf(chosen)][language]}
          </Button>
        ) : null}
      </p>
      <StatusMessage problem={problem} success={success} />
    </div>
  )
}
