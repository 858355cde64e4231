'use client'

import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import { Button } from '../../views/button.tsx'
import type { Above } from './above.ts'

const words = {
  both: { en: 'With these drafts', mr: 'या मसुद्यांसह' },
  alone: { en: 'Without them', mr: 'त्यांच्याशिवाय' },
} satisfies Record<string, Words>

export type Offer = { above: readonly Above[]; both: () => void; alone: () => void }

/** What stands above a record is a draft itself: both together, or this one alone. */
export function BothOrAlone({ offer, language }: { offer: Offer | undefined; language: DeskLanguage }) {
  if (!offer) return null
  return (
    <div className="approval-forms">
      <ul>
        {offer.above.map(({ list, record, name, path }) => (
          <li key={`${list} ${record}`}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <Button margin={false} onClick={offer.both}>
        {words.both[language]}
      </Button>
      <Button margin={false} buttonStyle="secondary" onClick={offer.alone}>
        {words.alone[language]}
      </Button>
    </div>
  )
}
