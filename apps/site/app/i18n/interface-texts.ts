import type { Language } from '@nagardwar/contract/browser'
import { createInstance, type i18n } from 'i18next'
import { type Catalogue, catalogueOf } from './catalogue-files.ts'
import { formatIn } from './format.ts'
import type { Namespace } from './namespaces.ts'

/** Staff's own wording, as the list `texts` gives it: `common:helplineNumber` → the text. */
export type Wording = ReadonlyMap<string, string>

/**
 * A text of staff that names itself, or others that name it (`$t(a)`), would be put into itself without end. No text
 * holds the character that now opens such a name.
 */
const noNesting = { nestingPrefix: '\0', nestingSuffix: '\0' }

/** An instance for one language. It never changes its language: a page in another language gets another one. */
export function createTexts(language: Language): i18n {
  const texts = createInstance()
  texts.init({
    lng: language,
    // The catalogues of both languages are complete by test, so there is nothing to fall back to.
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, ...noNesting },
    react: { useSuspense: false },
  })
  return texts
}

/** Puts a catalogue in, with staff's wording over it; its numbers are written as the language writes them. */
export function addCatalogue(
  texts: i18n,
  namespace: Namespace,
  catalogue: Catalogue,
  wording: Wording,
): void {
  const inDigits = formatIn(texts.language as Language).digits
  const own = Object.keys(catalogue).flatMap((key) => {
    const text = wording.get(`${namespace}:${key}`)
    return text ? [[key, inDigits(text)] as const] : []
  })
  texts.addResourceBundle(
    texts.language,
    namespace,
    { ...catalogue, ...Object.fromEntries(own) },
    false,
    true,
  )
}

/** For the server: an instance for one request, so that two requests never share a language or a wording. */
export function textsOnServer(language: Language, namespaces: readonly Namespace[], wording: Wording): i18n {
  const texts = createTexts(language)
  for (const namespace of namespaces)
    addCatalogue(texts, namespace, catalogueOf(language, namespace), wording)
  return texts
}
