import type { Language } from '@nagardwar/contract/browser'
import type { i18n } from 'i18next'
import { type Catalogue, catalogueAddress } from './catalogue-files.ts'
import { addCatalogue, createTexts, type Wording } from './interface-texts.ts'
import type { Namespace } from './namespaces.ts'

/** What the browser holds of one language. Only the browser has such a store; a request on the server has none. */
type Held = {
  asked: Map<Namespace, Promise<boolean>>
  catalogues: Map<Namespace, Catalogue>
}

const held = new Map<Language, Held>()

function heldOf(language: Language): Held {
  const known = held.get(language)
  if (known) return known
  const fresh: Held = { asked: new Map(), catalogues: new Map() }
  held.set(language, fresh)
  return fresh
}

type Addresses = ReadonlyMap<Namespace, string>

/**
 * Fetches the catalogues that are not here yet, from `addresses` where they are known already, and says whether all
 * are here now. One that cannot be had is logged, and asked for again the next time.
 */
export async function loadCatalogues(
  language: Language,
  namespaces: readonly Namespace[],
  addresses?: Addresses,
): Promise<boolean> {
  const { asked } = heldOf(language)
  const areHere = await Promise.all(
    namespaces.map((namespace) => {
      // The frame and the page often ask at the same time: one request serves both.
      const known = asked.get(namespace) ?? loadCatalogue(language, namespace, addresses)
      asked.set(namespace, known)
      return known
    }),
  )
  return areHere.every((isHere) => isHere)
}

async function loadCatalogue(
  language: Language,
  namespace: Namespace,
  addresses?: Addresses,
): Promise<boolean> {
  const own = heldOf(language)
  try {
    const catalogueIsAt = addresses?.get(namespace) ?? (await addressOf(language, namespace))
    const response = await fetch(catalogueIsAt)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const catalogue = (await response.json()) as Catalogue
    own.catalogues.set(namespace, catalogue)
    return true
  } catch (error) {
    own.asked.delete(namespace)
    console.error(`Error loading the texts of ${namespace}`, error)
    return false
  }
}

async function addressOf(language: Language, namespace: Namespace): Promise<string> {
  const { addresses } = await import('./catalogue-addresses.ts')
  return catalogueAddress(language, namespace, addresses)
}

/**
 * A new instance with every catalogue that is here and staff's wording. It is called while React renders, so it changes
 * nothing that other renders see.
 */
export function textsInBrowser(language: Language, wording: Wording): i18n {
  const texts = createTexts(language)
  for (const [namespace, catalogue] of heldOf(language).catalogues)
    addCatalogue(texts, namespace, catalogue, wording)
  return texts
}
