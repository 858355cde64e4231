import type { Language } from '@nagardwar/contract/browser'
import { type Catalogue, catalogueAddress } from './catalogue-files.ts'
import { createTexts, type Texts, type Wording } from './interface-texts.ts'
import type { Namespace } from './namespaces.ts'

/** The browser's texts of one language. Only the browser has this store; requests on the server do not. */
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
 * Fetches the missing catalogues, from `addresses` if they are known, and returns whether all are here. A failure is
 * logged, and retried the next time.
 */
export async function loadCatalogues(
  language: Language,
  namespaces: readonly Namespace[],
  addresses?: Addresses,
): Promise<boolean> {
  const { asked } = heldOf(language)
  const areHere = await Promise.all(
    namespaces.map((namespace) => {
      // The layout and the page often ask at the same time: they share one request.
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
 * A new instance with all loaded catalogues and staff's wording. It is created while React renders, so it changes
 * nothing that other renders see.
 */
export const textsInBrowser = (language: Language, wording: Wording): Texts =>
  createTexts(language, heldOf(language).catalogues, wording)
