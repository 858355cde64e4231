'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { withoutText } from '../../../platform/documents/state-words.ts'

type Looked = { state: keyof typeof withoutText }

/** Of a document that is stored: what those who cannot see it, or search for it, have of its text. */
export function StoredCheck() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [looked, setLooked] = useState<Looked>()
  const { serverURL, routes } = config
  const name = savedDocumentData?.mimeType === 'application/pdf' ? savedDocumentData.filename : undefined
  useEffect(() => {
    setLooked(undefined)
    if (!id || !name) return
    const ended = new AbortController()
    fetch(`${serverURL}${routes.api}/many-documents/look`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ media: Number(id) }),
      signal: ended.signal,
    }).then(
      async (answer) => answer.ok && setLooked((await answer.json()) as Looked),
      // The night looks into it too.
      () => undefined,
    )
    return () => ended.abort()
  }, [id, name, serverURL, routes.api])
  const words = looked && withoutText[looked.state]
  return <p role="status">{words ? words[i18n.language === ('mr' as string) ? 'mr' : 'en'] : ''}</p>
}
