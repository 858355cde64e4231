import type { Namespaces } from '../i18n/generated/namespaces.ts'
import { useStart } from './start.ts'

type Fact = Exclude<keyof Namespaces['facts'], '_about' | 'default'>

/** A fact that the council has written among its texts; empty if it has not. There is no default. */
export function useFact(): (fact: Fact) => string {
  const { wording } = useStart()
  return (fact) => wording.get(`facts:${fact}`)?.trim() ?? ''
}
