'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Words } from '../../platform/words/words.ts'
import type { Place } from './find-places.ts'

const pause = 300

const label: Words = { en: 'Where do I change …?', mr: 'हे कोठे बदलायचे?' }
const hint: Words = {
  en: 'A page’s title or address, or any words on it, in English or Marathi',
  mr: 'पानाचे नाव किंवा पत्ता, किंवा त्यावरील कोणतेही शब्द, मराठी किंवा इंग्रजीत',
}
const nothing: Words = {
  en: 'Nothing was found. Try fewer words.',
  mr: 'काहीही आढळले नाही. कमी शब्दांत शोधून पाहा.',
}
const failed: Words = {
  en: 'The search does not answer. Please try again.',
  mr: 'शोध आत्ता चालत नाही. पुन्हा प्रयत्न करा.',
}

type Answer = { places: Place[] } | 'failed' | undefined

/** Asks when the typing pauses; an answer to earlier words is thrown away. */
function usePlaces(words: string, api: string, language: string): Answer {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (words.trim() === '') return setAnswer(undefined)
    const abort = new AbortController()
    const ask = async () => {
      const init = { signal: abort.signal, headers: { 'accept-language': language } }
      const response = await fetch(`${api}/places?q=${encodeURIComponent(words)}`, init)
      setAnswer(response.ok ? ((await response.json()) as { places: Place[] }) : 'failed')
    }
    const timer = setTimeout(() => ask().catch(() => abort.signal.aborted || setAnswer('failed')), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, api, language])
  return answer
}

export function FindBox() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)
  const [words, setWords] = useState('')
  const answer = usePlaces(words, config.routes.api, language)
  const places = answer && answer !== 'failed' ? answer.places : []
  return (
    <section className="today-find" id="find-place">
      <h2>
        <label htmlFor="find-words">{say(label)}</label>
      </h2>
      <p id="find-hint">{say(hint)}</p>
      <input
        id="find-words"
        type="search"
        maxLength={100}
        autoComplete="off"
        aria-describedby="find-hint"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status">
        {answer === 'failed' ? say(failed) : answer && places.length === 0 ? say(nothing) : ''}
      </p>
      <ul className="today-entries">
        {places.map(({ name, where, path }) => (
          <li key={`${path} ${name}`}>
            <a href={`${config.routes.admin}${path}`}>{name}</a>
            <span>{where}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
