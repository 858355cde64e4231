import type { ServerProps } from 'payload'
import type { Words } from '../../platform/words/words.ts'

const words: Words = { en: 'Download as a table (CSV)', mr: 'तक्ता म्हणून डाउनलोड करा (CSV)' }

/** Above the journal. */
export const ExportLink = ({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) => (
  <p>
    <a href={`${payload.config.routes.api}/journal/export`} download>
      {(i18n.language as string) === 'mr' ? words.mr : words.en}
    </a>
  </p>
)
