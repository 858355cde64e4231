'use client'

import { viewWords as words } from '../approvals/view-words.ts'
import type { Link } from './use-link.ts'

/** The link to copy, and when it ends. */
export function LinkField({ link, language }: { link: Link; language: 'en' | 'mr' }) {
  const locale = language === 'mr' ? 'mr-IN-u-nu-deva' : 'en-IN'
  const until = new Date(link.until).toLocaleDateString(locale, { timeZone: 'Asia/Kolkata' })
  return (
    <label>
      {`${words.previewLink[language]} (${words.previewUntil[language]} ${until})`}
      <input type="url" readOnly value={link.url} onFocus={(event) => event.target.select()} />
    </label>
  )
}
