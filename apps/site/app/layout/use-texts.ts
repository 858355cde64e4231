import type { Language } from '@nagardwar/contract/browser'
import type { i18n } from 'i18next'
import { useMemo } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '../api/page.ts'
import { textsInBrowser } from '../i18n/browser-texts.ts'
import { textsOnServer, type Wording } from '../i18n/interface-texts.ts'
import { everywhere, type Namespace } from '../i18n/namespaces.ts'

/** The catalogues that the page in view is written with. */
export function usePageTexts(): readonly Namespace[] {
  const own = useMatches().flatMap((match) => (match.handle as Partial<PageHandle> | undefined)?.texts ?? [])
  return [...everywhere, ...own]
}

/** The interface texts: on the server an instance for this request alone, in the browser one for each page. */
export function useTexts(language: Language, namespaces: readonly Namespace[], wording: Wording): i18n {
  const key = namespaces.join(' ')
  return useMemo(
    () =>
      import.meta.env.SSR
        ? textsOnServer(language, key.split(' ') as Namespace[], wording)
        : textsInBrowser(language, wording),
    [language, key, wording],
  )
}
