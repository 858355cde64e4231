import type { Item } from '../../../content/requirements/content.ts'
import type { Finding } from '../../../content/requirements/finding.ts'
import { findingOf } from '../../../content/requirements/finding.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Checked, isDead, type Results } from '../links/check-links.ts'
import { isElsewhere, linksIn } from './links.ts'

/** The addresses of other websites that records lead to. */
export const addressesElsewhere = (items: readonly Item[], siteOrigin: string): string[] => [
  ...new Set(items.flatMap(linksIn).filter((link) => isElsewhere(siteOrigin, link))),
]

function whyOf(address: string, { failing }: Checked): Words {
  const day = failing?.since.split('-').reverse().join('.') ?? ''
  const why = failing?.why ?? ''
  return {
    en: `${address} does not answer (${why}) since ${day}`,
    mr: `${address} उघडत नाही (${toMarathiDigits(why)}), प्रारंभ दिनांक ${toMarathiDigits(day)}`,
  }
}

/** Links to other websites that the nightly check found dead. */
export const deadElsewhere = (items: readonly Item[], siteOrigin: string, results: Results): Finding[] =>
  items.flatMap((item) =>
    addressesElsewhere([item], siteOrigin).flatMap((address) => {
      const known = results[address]
      return known && isDead(known) ? [findingOf(item, whyOf(address, known))] : []
    }),
  )
