'use client'

import { useConfig, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeInQuestion } from '../../payload/pages/parts-of-page.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Use } from './uses-of.ts'

const heading: Words = {
  en: 'Used here, so it cannot be deleted. Put another one there first:',
  mr: 'येथे वापरात असल्यामुळे हटवता येत नाही. आधी तेथे दुसरे ठेवा:',
}

const dialogs = ['delete', 'perma-delete'] as const

/** Where the record is used, asked when the dialog opens. */
function useUses(isOpen: boolean, address: string, language: string): Use[] {
  const [uses, setUses] = useState<Use[]>([])
  useEffect(() => {
    if (!isOpen) return
    const ask = async () => {
      const response = await fetch(address, { headers: { 'accept-language': language } })
      setUses(response.ok ? ((await response.json()) as { uses: Use[] }).uses : [])
    }
    // Without an answer the dialog stays as it is: the server refuses what is used.
    ask().catch(() => setUses([]))
  }, [isOpen, address, language])
  return isOpen ? uses : []
}

/** In the dialog that asks before a record is deleted: what names it, with links. Payload's dialog has no place for it. */
export function UsesInDialog() {
  const { id, collectionSlug } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const open = dialogs
    .map((dialog) => `${dialog}-${id}`)
    .find((slug) => id !== undefined && isModalOpen(slug))
  const language = i18n.language as string
  const uses = useUses(
    open !== undefined,
    `${config.routes.api}/uses?list=${collectionSlug}&id=${id}`,
    language,
  )
  const place = open && uses.length > 0 ? placeInQuestion(open) : null
  if (!place) return null
  return createPortal(
    <div className="desk-uses" role="alert">
      <p>{language === 'mr' ? heading.mr : heading.en}</p>
      <ul>
        {uses.map(({ list, name, path }) => (
          <li key={path}>
            <a href={path}>{name ? `${list} – ${name}` : list}</a>
          </li>
        ))}
      </ul>
    </div>,
    place,
  )
}
