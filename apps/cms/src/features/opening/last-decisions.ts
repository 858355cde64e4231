import type { Payload } from 'payload'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { actWords, words } from './words.ts'

const shown = 10

/** The newest decisions, each as a line for staff. */
export async function lastDecisions(payload: Payload): Promise<{ id: number; text: Words }[]> {
  const { docs } = await payload.find({
    collection: 'opening-decisions',
    sort: '-id',
    limit: shown,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, act, at, by, opensAt }) => {
    const line = (language: 'en' | 'mr'): string => {
      const who = by || (act === 'openedOnTime' ? words.byTime : words.operator)[language]
      const when = opensAt ? `: ${timeWords(opensAt)[language]}` : ''
      return `${timeWords(at)[language]} · ${actWords[act][language]}${when} · ${who}`
    }
    return { id, text: { en: line('en'), mr: line('mr') } }
  })
}
