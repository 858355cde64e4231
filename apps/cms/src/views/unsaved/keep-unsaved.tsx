'use client'

import {
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { Button } from '../button.tsx'
import { forgetText, keepText, keyOf, readText, type StoredText } from './stored-text.ts'
import './unsaved.css'

const pause = 700

const words = {
  found: { en: 'Text that was not saved, from', mr: 'जतन न केलेला मजकूर, वेळ' },
  back: { en: 'Put it back', mr: 'परत आणा' },
  away: { en: 'Throw it away', mr: 'काढून टाका' },
} satisfies Record<string, Words>

type Form = { getData: () => unknown; modified: boolean; isTold: boolean }

/** Keeps what is typed on the device until it is saved, also when the tab is closed, the session ends or a colleague takes over. */
function useKept(key: string | undefined, { getData, modified, isTold }: Form): void {
  const fields = useFormFields(([state]) => state)
  const isModified = useRef(false)
  const keep = useCallback(() => {
    // An earlier text is not written over before its author has seen it.
    if (key && isModified.current && !isTold)
      keepText(window.localStorage, key, getData() as Record<string, unknown>, new Date())
  }, [key, getData, isTold])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a field has changed
  useEffect(() => {
    // Saved, or put back as it was.
    if (key && isModified.current && !modified && !isTold) forgetText(window.localStorage, key)
    isModified.current = modified
    if (!modified) return
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [key, modified, fields, isTold])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [keep])
}

const timeOf = (at: string, language: string): string => timeWords(at)[language === 'mr' ? 'mr' : 'en']

/** Offers text of an earlier visit that was never saved. */
export function KeepUnsaved() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { getData, reset, setModified } = useForm()
  const modified = useFormModified()
  const { i18n } = useTranslation()
  const [found, setFound] = useState<StoredText>()
  const list = collectionSlug ?? globalSlug
  const key = user && list ? keyOf(user.id, list, id) : undefined
  const language = i18n.language as string
  const say = ({ en, mr }: Words): string => (language === 'mr' ? mr : en)
  useKept(key, { getData, modified, isTold: found !== undefined })

  useEffect(() => {
    setFound(key ? readText(window.localStorage, key) : undefined)
  }, [key])

  if (!found || !key) return null
  const putBack = async () => {
    await reset({ ...(getData() as object), ...found.values })
    setModified(true)
    setFound(undefined)
  }
  const throwAway = () => {
    forgetText(window.localStorage, key)
    setFound(undefined)
  }
  return (
    <section className="desk-unsaved" role="status">
      <p>{`${say(words.found)} ${timeOf(found.at, language)}`}</p>
      <Button buttonStyle="primary" margin={false} onClick={putBack} size="medium">
        {say(words.back)}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={throwAway} size="medium">
        {say(words.away)}
      </Button>
    </section>
  )
}
