'use client'

import { useRef, useState } from 'react'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import { useHasScript } from '../has-script.ts'
import './links.css'

const words = {
  copy: { en: 'Copy', mr: 'दुव्याची प्रत घ्या' },
  copied: { en: 'Copied', mr: 'प्रत घेतली' },
  failed: { en: 'Please mark the link and copy it', mr: 'कृपया दुवा निवडून त्याची प्रत घ्या' },
} satisfies Record<string, Words>

type Props = { id: string; link: string; language: DeskLanguage }

/** A browser lets a page copy by itself over https or on this machine alone; else the link is marked for the keyboard. */
async function copied(input: HTMLInputElement | null, link: string): Promise<boolean> {
  input?.select()
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** A link in a field, and a button that copies it. */
export function LinkToCopy({ id, link, language }: Props) {
  const hasScript = useHasScript()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'copied' | 'failed'>()
  return (
    <span className="link-to-copy">
      <input
        ref={input}
        id={id}
        type="text"
        readOnly
        value={link}
        lang="en"
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        disabled={!hasScript}
        onClick={async () => setState((await copied(input.current, link)) ? 'copied' : 'failed')}
      >
        {words.copy[language]}
      </button>
      <span role="status">{state ? words[state][language] : ''}</span>
    </span>
  )
}
