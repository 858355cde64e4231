import type { Language, ListName, Outcome } from '@nagardwar/contract/browser'
import type { ApiSource } from '../../app/api/source.ts'

export type ListsSeen = { source: ApiSource; areUnchanged(): Promise<boolean>; haveFailed(): boolean }
type Ask = () => Promise<Outcome<unknown>>

/**
 * The source as one render sees it, with a note of each list it was given. The list cache hands out the same object
 * as long as a list is the same, so a page is up to date exactly when all its lists are still those objects.
 */
export function watchLists(source: ApiSource): ListsSeen {
  const seen = new Map<string, { ask: Ask; outcome: Outcome<unknown> }>()
  return {
    source: {
      async list<N extends ListName>(name: N, language: Language) {
        const ask = () => source.list(name, language)
        const outcome = await ask()
        seen.set(`${name} ${language}`, { ask, outcome })
        return outcome
      },
    },
    async areUnchanged() {
      const checks = [...seen.values()].map(async ({ ask, outcome }) => (await ask()) === outcome)
      return (await Promise.all(checks)).every(Boolean)
    },
    haveFailed: () => [...seen.values()].some(({ outcome }) => !outcome.ok && outcome.error !== 'notFound'),
  }
}
