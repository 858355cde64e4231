'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { words } from './words.ts'

/** In the form of a heading: its documents, many at once. */
export function HeadingLink() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id, isTrashed } = useDocumentInfo()
  if (!id || isTrashed) return null
  return (
    <p className="download-links">
      <a href={`${config.routes.admin}/many-documents?heading=${id}`}>
        {words.title[(i18n.language as string) === 'mr' ? 'mr' : 'en']}
      </a>
    </p>
  )
}
