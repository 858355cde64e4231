'use client'

import { useTranslation } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { dropZoneOf } from '../../../payload/pages/parts-of-page.ts'
import type { Words } from '../../../platform/words/words.ts'
import { canShow } from './can-show.ts'
import { sortedFiles } from './sorted-files.ts'
import './file-gate.css'

type Refusals = { place: Element; words: Words[] }

const chosen = { change: 'input[type="file"]', drop: '*', paste: '*' } as const

function filesOf(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])]
  return [...((event.target as HTMLInputElement).files ?? [])]
}

/** Gives files to Payload's own field, as if only these had been chosen. */
function choose(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Looks at files before Payload's fields get them: what cannot be taken is named, and never sent.
 */
export function FileGate({ children }: PropsWithChildren) {
  const { i18n } = useTranslation()
  const [refusals, setRefusals] = useState<Refusals>()
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  useEffect(() => {
    let passing: Event | undefined
    const look = (event: Event): void => {
      const target = event.target as Element
      const zone = dropZoneOf(target)
      const input = zone?.querySelector<HTMLInputElement>('input[type="file"]')
      const files = zone && target.matches(chosen[event.type as keyof typeof chosen]) ? filesOf(event) : []
      if (!zone || !input || files.length === 0 || passing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The field takes back that something hangs over it.
      zone.dispatchEvent(new Event('dragleave'))
      void sortedFiles(files, canShow).then(({ good, refused }) => {
        const place = zone.parentElement
        setRefusals(place && refused.length > 0 ? { place, words: refused } : undefined)
        passing = event
        if (good.length > 0) choose(input, good)
        else input.value = ''
        passing = undefined
      })
    }
    const types = Object.keys(chosen)
    for (const type of types) document.addEventListener(type, look, true)
    return () => {
      for (const type of types) document.removeEventListener(type, look, true)
    }
  }, [])
  return (
    <>
      {children}
      {refusals
        ? createPortal(
            <ul className="file-gate" role="alert">
              {refusals.words.map((words) => (
                <li key={words.en}>{words[language]}</li>
              ))}
            </ul>,
            refusals.place,
          )
        : null}
    </>
  )
}
