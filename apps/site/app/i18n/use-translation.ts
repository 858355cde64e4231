import { createContext, use } from 'react'
import type { Texts, Translate } from './interface-texts.ts'
import type { Namespace } from './namespaces.ts'

/** The interface texts of the page. */
export const TextsContext = createContext<Texts | undefined>(undefined)

type First<Asked> = Asked extends readonly [infer N, ...unknown[]] ? N : Asked
type Any<Asked> = Asked extends readonly (infer N)[] ? N : Asked

/** `t` for a catalogue: `t('title')`. With several, keys of the others are written `t('common:title')`. */
export function useTranslation<const Asked extends Namespace | readonly [Namespace, ...Namespace[]]>(
  asked: Asked,
): { t: Translate<First<Asked> & Namespace, Any<Asked> & Namespace> } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('There are no interface texts around this part')
  const first = (typeof asked === 'string' ? asked : asked[0]) as Namespace
  return { t: texts.of(first) as Translate<First<Asked> & Namespace, Any<Asked> & Namespace> }
}
