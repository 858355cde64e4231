'use client'

import { type FormEvent, useState } from 'react'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { Button } from '../../views/button.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { address: string; language: 'en' | 'mr'; mayChoose: boolean }
type Link = { url: string; until: string }

/** Staff see the closed website, and those who publish give others a link to it. */
export function OpeningLinks({ address, language, mayChoose }: Props) {
  const { problem, isSending, send } = useSend(address, language)
  const [link, setLink] = useState<Link>()
  const see = async () => {
    const made = (await send('/link', { days: 1 })) as Link | undefined
    if (made) window.open(made.url, '_blank', 'noopener')
  }
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = Number(new FormData(event.currentTarget).get('days'))
    setLink((await send('/link', { days })) as Link | undefined)
  }
  return (
    <section aria-labelledby="opening-links" className="opening-forms">
      <h2 id="opening-links">{words.see[language]}</h2>
      <Button buttonStyle="secondary" disabled={isSending} onClick={() => void see()}>
        {words.see[language]}
      </Button>
      {mayChoose ? (
        <form onSubmit={(event) => void make(event)}>
          <h3>{words.link[language]}</h3>
          <p>{words.linkWhy[language]}</p>
          <label>
            {words.days[language]}{' '}
            <input type="number" name="days" min={1} max={30} defaultValue={7} required />
          </label>
          <Button type="submit" buttonStyle="secondary" disabled={isSending}>
            {words.makeLink[language]}
          </Button>
        </form>
      ) : null}
      {link ? (
        <p role="status">
          <output className="opening-link" lang="en">
            {link.url}
          </output>{' '}
          {words.ends[language]} {timeWords(link.until)[language]}
        </p>
      ) : null}
      <p role="alert">{problem}</p>
    </section>
  )
}
