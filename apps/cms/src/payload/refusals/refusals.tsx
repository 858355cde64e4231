'use client'

/*
 * Payload 3.90: shows what was refused in a message that goes away by itself, splits it at its commas, and marks
 *   no field of a refused draft.
 * Upstream: none found; https://github.com/payloadcms/payload/issues/9713 speaks of the labels in it.
 * Here: what was refused stands in a summary that stays, and at its fields.
 * Canary: refusals: a message of several fields is split at its commas.
 */

import { toast, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react'
import type { Words } from '../../platform/words/words.ts'
import { sentenceIn } from '../names/sentences.ts'
import { AtField } from './at-field.tsx'
import { goToField, labelOf } from './field-of.ts'
import { refusalOf, textOf } from './message.ts'
import { currentProblems, onProblems, type Problem } from './problems.ts'
import './refusals.css'

const words = {
  title: { en: 'Not done', mr: 'झाले नाही' },
  close: { en: 'Close', mr: 'बंद करा' },
} satisfies Record<string, Words>

const none: readonly Problem[] = []
const errors = '[data-sonner-toast][data-type="error"]'
/** Something else was begun, or went well: what was refused before is over. */
const others = '[data-sonner-toast]:is([data-type="success"], [data-type="loading"])'

/** Payload's messages of what failed, taken out of its toasts, which go away by themselves. */
function useMessages(): [readonly string[], () => void] {
  const [messages, setMessages] = useState<readonly string[]>([])
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other messages
  useEffect(() => setMessages([]), [pathname])
  useEffect(() => {
    const known = new Set<number | string>()
    const look = () => {
      const shown = document.querySelector(errors)?.textContent ?? ''
      const failed = toast
        .getToasts()
        .filter((each) => 'type' in each && each.type === 'error' && !known.has(each.id))
      if (document.querySelector(others) && failed.length === 0)
        setMessages((now) => (now.length > 0 ? [] : now))
      if (failed.length === 0) return
      const said = failed.map((each) => textOf('title' in each ? each.title : '', shown))
      setMessages((now) => [...now.filter((each) => !said.includes(each)), ...said])
      for (const { id } of failed) {
        known.add(id)
        toast.dismiss(id)
      }
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-type'] })
    document.documentElement.dataset.refusals = ''
    return () => observer.disconnect()
  }, [])
  return [messages, () => setMessages([])]
}

function Links({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul>
      {problems.map(({ path, message }) => {
        const label = labelOf(path)
        return (
          <li key={path}>
            <a
              href={`#field-${path.replaceAll('.', '__')}`}
              onClick={(event) => {
                event.preventDefault()
                void goToField(path)
              }}
            >
              {label && !message.includes(label) ? `${label}: ${message}` : message}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** What was refused and why, in a summary that stays until it is closed or something goes well. */
export function Refusals({ children }: PropsWithChildren) {
  const { i18n, t } = useTranslation()
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  const [messages, close] = useMessages()
  const problems = useSyncExternalStore(onProblems, currentProblems, () => none)
  const ofFields = t('error:correctInvalidFields')
  const refusals = messages.map((text) =>
    refusalOf({ isOfFields: text === ofFields, text: sentenceIn(language, text), problems }),
  )
  return (
    <>
      {children}
      <div role="alert" className="refusals" hidden={refusals.length === 0}>
        {refusals.length > 0 ? <strong>{words.title[language]}</strong> : null}
        {refusals.map(({ text, problems: own }) => (
          <div key={text}>
            <p>{text}</p>
            {own.length > 0 ? <Links problems={own} /> : null}
          </div>
        ))}
        {refusals.length > 0 ? (
          <button type="button" onClick={close}>
            {words.close[language]}
          </button>
        ) : null}
      </div>
      {refusals
        .filter(({ text }) => text !== ofFields)
        .flatMap(({ problems: own }) => own)
        .map((problem) => (
          <AtField key={problem.path} {...problem} />
        ))}
    </>
  )
}
