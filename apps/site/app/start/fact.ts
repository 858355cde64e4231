import type { Namespaces } from '../i18n/generated/namespaces.ts'
import { useStart } from './start.ts'

type Fact = Exclude<keyof Namespaces['facts'], '_about' | 'default'>

/** What the council has written about itself among the texts: empty where it has not. Nothing stands in for it. */
export function useFact(): (fact: Fact) => string {
  const { wording } = useStart()
  return (fact) => wording.get(`facts:${fact}`)?.trim() ?? ''
}
