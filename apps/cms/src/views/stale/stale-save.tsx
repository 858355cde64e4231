'use client'

import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { labelOf } from '../../payload/refusals/field-of.ts'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { Button } from '../button.tsx'
import { type Compared, compare, withStored } from './differences.ts'
import { sayOpened } from './opened.ts'
import './stale.css'

const words = {
  title: { en: 'Changed meanwhile', mr: 'दरम्यान झालेले बदल' },
  none: { en: 'No field of this form is different.', mr: 'या अर्जातील कोणताही रकाना वेगळा नाही.' },
  stored: { en: 'Stored now', mr: 'आता जतन असलेले' },
  own: { en: 'Yours, in the form', mr: 'तुमचे, अर्जात' },
  take: { en: 'Take what is stored', mr: 'जतन असलेले घ्या' },
  goOn: {
    en: 'Take the other changes, keep my text',
    mr: 'इतरांचे बदल घ्या, माझा मजकूर ठेवा',
  },
  goneOn: {
    en: 'The form has both now. Save it again when it is right.',
    mr: 'आता अर्जात दोन्ही आहे. बरोबर असल्याची खात्री करून पुन्हा जतन करा.',
  },
  empty: { en: '(empty)', mr: '(रिकामे)' },
  several: { en: '(changed)', mr: '(बदलले)' },
  yes: { en: 'Yes', mr: 'होय' },
  no: { en: 'No', mr: 'नाही' },
} satisfies Record<string, Words>

type Language = 'en' | 'mr'
type Values = Readonly<Record<string, unknown>>

function shown(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return words.empty[language]
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language]
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return timeWords(value)[language]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : words.several[language]
}

/** "Title: Marathi" of `title.mr`, as the form calls it. */
const nameOf = (path: string): string => {
  const parts = path.split('.').map((_, at, all) => labelOf(all.slice(0, at + 1).join('.')))
  return [...new Set(parts.filter(Boolean))].join(': ') || path
}

/** The record of this form as it was opened, and what came of it. */
function useRecord() {
  const { action, data, id, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const base = useRef<Values>({})
  const at = useRef({ at: '', isOld: () => {} })
  const [stored, setStored] = useState<Values>()
  const address = id || globalSlug ? action?.split('?')[0] : undefined
  useEffect(() => {
    base.current = (data ?? {}) as Values
    at.current.at = String(data?.updatedAt ?? '')
    setStored(undefined)
  }, [data])
  useEffect(() => {
    if (!address) return
    const { pathname } = new URL(address, config.serverURL || window.location.href)
    at.current.isOld = () =>
      void fetch(`${pathname}?draft=true&depth=0&trash=true`, { credentials: 'include' })
        .then((answer) => (answer.ok ? (answer.json() as Promise<Values>) : undefined))
        .then(setStored)
    return sayOpened(pathname, at.current)
  }, [address, config.serverURL])
  const goOnFrom = (now: Values) => {
    base.current = now
    at.current.at = String(now.updatedAt)
  }
  return { base, stored, goOnFrom }
}

type RowProps = { each: Compared['differences'][number]; language: Language; onTake?: () => void }

function Row({ each: { path, stored, own }, language, onTake }: RowProps) {
  return (
    <>
      <dt>{nameOf(path)}</dt>
      <dd>
        <p>{`${words.stored[language]}: ${shown(stored, language)}`}</p>
        {own ? <p>{`${words.own[language]}: ${shown(own.value, language)}`}</p> : null}
        {own && onTake ? (
          <Button buttonStyle="secondary" margin={false} onClick={onTake} size="small">
            {words.take[language]}
          </Button>
        ) : null}
      </dd>
    </>
  )
}

/** After a save that was refused because the record is newer: what the other changed, beside what is in the form. */
export function StaleSave() {
  const { base, stored, goOnFrom } = useRecord()
  const { getData, reset, setModified } = useForm()
  const { i18n } = useTranslation()
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  const [found, setFound] = useState<Compared>()
  const [hasGoneOn, setHasGoneOn] = useState(false)

  useEffect(() => {
    setHasGoneOn(false)
    setFound(stored ? compare(base.current, getData() as Values, stored) : undefined)
    // The form thinks that it was saved, and its text would no longer be kept on the device.
    if (stored) setModified(true)
  }, [stored, base, getData, setModified])

  if (!stored || !found) return null
  const put = async (values: Values) => {
    await reset(values)
    setModified(true)
  }
  const goOn = async () => {
    const { both } = compare(base.current, getData() as Values, stored)
    goOnFrom(stored)
    setHasGoneOn(true)
    await put(both)
  }
  const take = (path: string) => put(withStored(getData() as Values, path, stored))
  return (
    <section className="stale-save" aria-labelledby="stale-save">
      <h2 id="stale-save">{words.title[language]}</h2>
      {found.differences.length === 0 ? <p>{words.none[language]}</p> : null}
      <dl>
        {found.differences.map((each) => (
          <Row
            key={each.path}
            each={each}
            language={language}
            {...(hasGoneOn ? { onTake: () => void take(each.path) } : {})}
          />
        ))}
      </dl>
      {hasGoneOn ? (
        <p role="status">{words.goneOn[language]}</p>
      ) : (
        <Button margin={false} onClick={() => void goOn()} size="medium">
          {words.goOn[language]}
        </Button>
      )}
    </section>
  )
}
