'use client'

import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { viewWords as words } from '../view-words.ts'
import type { Link } from './use-link.ts'

/** The link to copy, and when it ends. */
export function LinkField({ link, language }: { link: Link; language: 'en' | 'mr' }) {
  const until = dayWords(link.until)[language]
  return (
    <label>
      {`${words.previewLink[language]} (${words.previewUntil[language]} ${until})`}
      <input type="url" readOnly value={link.url} onFocus={(event) => event.target.select()} />
    </label>
  )
}
