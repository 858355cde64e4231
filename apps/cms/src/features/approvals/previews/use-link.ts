'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import type { Subject } from '../../../content/previews/subject.ts'

export type Link = { url: string; until: string }

/** Asks the desk for a link to what is not public yet, for three days. */
export function useLink(language: 'en' | 'mr') {
  const { config } = useConfig()
  const [link, setLink] = useState<Link>()
  const [isWrong, setIsWrong] = useState(false)
  async function make(subject: Subject): Promise<void> {
    const response = await fetch(`${config.routes.api}/approvals/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ subject, days: 3 }),
    }).catch(() => undefined)
    setIsWrong(!response?.ok)
    setLink(response?.ok ? ((await response.json()) as Link) : undefined)
  }
  return { link, isWrong, make }
}
