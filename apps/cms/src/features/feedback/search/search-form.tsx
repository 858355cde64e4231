'use client'

import { type FormEvent, useState } from 'react'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { useHasScript } from '../../../views/has-script.ts'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { words as inbox } from '../inbox-words.ts'
import { useCalls } from '../person/use-calls.ts'
import type { Found } from './find.ts'
import { words } from './words.ts'

type Props = { address: string; admin: string; language: DeskLanguage }

/** Finds messages by what staff know of them. What they type stays out of the address and the browser's history. */
export function SearchForm({ address, admin, language }: Props) {
  const { problem, isSending, send } = useCalls(address, language)
  const hasScript = useHasScript()
  const [found, setFound] = useState<Found>()
  const find = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    setFound((await send('', { text })) as Found | undefined)
  }
  return (
    <search className="inbox-search desk-fields">
      <form onSubmit={(event) => void find(event)}>
        <label>
          {words.label[language]}{' '}
          <input name="text" type="search" maxLength={254} autoComplete="off" required />
        </label>
        <button type="submit" disabled={isSending || !hasScript}>
          {words.find[language]}
        </button>
      </form>
      <p role="alert">{problem}</p>
      <p role="status">{found ? told(found, language) : ''}</p>
      {found && found.lines.length > 0 ? <FoundLines {...{ found, admin, language }} /> : null}
    </search>
  )
}

/** How many there are; also for whoever hears the page and does not see the table. */
function told({ lines, hasMore }: Found, language: DeskLanguage): string {
  if (lines.length === 0) return words.nothing[language]
  if (hasMore) return words.more[language]
  const count = language === 'mr' ? toMarathiDigits(lines.length) : lines.length
  return `${words.found[language]}: ${count}`
}

type FoundProps = { found: Found; admin: string; language: DeskLanguage }

function FoundLines({ found, admin, language }: FoundProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys
    <section className="inbox-table desk-table desk-cards" aria-label={words.found[language]} tabIndex={0}>
      <table>
        <caption>{words.found[language]}</caption>
        <thead>
          <tr>
            <TableHeads
              heads={[inbox.subject, words.name, inbox.received, inbox.status]}
              language={language}
            />
          </tr>
        </thead>
        <tbody>
          {found.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <a href={`${admin}/collections/feedback/${line.id}`}>{line.subject}</a>{' '}
                <span>{line.reference}</span>
              </th>
              <td data-label={words.name[language]}>{line.name}</td>
              <td data-label={inbox.received[language]}>{line.received[language]}</td>
              <td data-label={inbox.status[language]}>{line.status[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
