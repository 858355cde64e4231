'use client'

import { useEffect, useState } from 'react'
import { Button } from '../../../views/button.tsx'
import { Said } from './said.tsx'
import { useSend } from './use-send.ts'
import { givenTo, words } from './words.ts'

type Props = {
  address: string
  language: 'en' | 'mr'
  assignee: number | null
  people: { id: number; name: string }[]
  mayAssign: boolean
}

/** Who looks after a message. A choice alone changes nothing: with the keyboard it goes from name to name. */
export function AssignForm({ address, language, assignee, people, mayAssign }: Props) {
  const { problem, said, isSending, send } = useSend(address, language)
  const [chosen, setChosen] = useState(assignee)
  useEffect(() => setChosen(assignee), [assignee])
  const person = people.find(({ id }) => id === chosen)
  const assign = () =>
    send({ action: 'assign', assignee: chosen }, person ? givenTo(person.name) : words.toNoOne)
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
            {words[chosen === null && assignee !== null ? 'giveToNoOne' : 'giveToPerson'][language]}
          </Button>
        ) : null}
      </p>
      <Said problem={problem} said={said} />
    </div>
  )
}
