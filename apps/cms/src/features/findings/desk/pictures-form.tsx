'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { words } from '../words.ts'

type Picture = { id: number; name: string; en: string; mr: string; source: string }
type Props = { address: string; language: DeskLanguage; pictures: Picture[] }

export function PicturesForm({ address, language, pictures }: Props) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [isSending, setIsSending] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string): string => String(given.get(name) ?? '').trim()
    const texts = pictures.flatMap(({ id, en, mr }) => {
      const now = { id, en: text(`en-${id}`), mr: text(`mr-${id}`) }
      return now.en === en && now.mr === mr ? [] : [now]
    })
    setIsSending(true)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ texts }),
    }).catch(() => undefined)
    const body = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
    setIsSending(false)
    setSaid(response?.ok ? words.saved[language] : (body?.message ?? words.failed[language]))
    // Some may be stored although others were refused.
    if (response) router.refresh()
  }
  return (
    <form
      className="findings-pictures desk-fields"
      aria-label={words.describe[language]}
      onSubmit={(event) => void save(event)}
    >
      <ul>
        {pictures.map(({ id, name, en, mr, source }) => (
          <li key={id}>
            {/* biome-ignore lint/performance/noImgElement: a file of the desk, behind its login */}
            <img src={source} alt="" loading="lazy" />
            <span>{name}</span>
            <label>
              {words.describeMarathi[language]}
              <input name={`mr-${id}`} lang="mr" maxLength={500} defaultValue={mr} />
            </label>
            <label>
              {words.describeEnglish[language]}
              <input name={`en-${id}`} lang="en" maxLength={500} defaultValue={en} />
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" disabled={isSending}>
        {words.save[language]}
      </Button>
      <p role="status">{said}</p>
    </form>
  )
}
