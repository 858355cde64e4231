import { councilWordOf, type Language } from '@nagardwar/contract/browser'
import { useMemo } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '../api/page.ts'
import { textsInBrowser } from '../i18n/browser-texts.ts'
import { type Texts, textsOnServer } from '../i18n/interface-texts.ts'
import { everywhere, type Namespace } from '../i18n/namespaces.ts'
import type { Start } from '../start/start.ts'

/** The catalogues of the current page. */
export function usePageTexts(): readonly Namespace[] {
  const own = useMatches().flatMap(({ handle, loaderData }) => {
    const { texts = [], textsOf } = (handle ?? {}) as Partial<PageHandle>
    // The browser has fetched what the server named.
    return import.meta.env.SSR && textsOf ? [...texts, ...textsOf(loaderData)] : texts
  })
  return [...everywhere, ...own]
}

/** The interface texts: one instance per request on the server, and one per page in the browser. */
export function useTexts(
  language: Language,
  namespaces: readonly Namespace[],
  { wording, settings }: Pick<Start, 'wording' | 'settings'>,
): Texts {
  const key = namespaces.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of council counts on the server alone
  return useMemo(
    () =>
      import.meta.env.SSR
        ? // Only the server writes the alerts of a page, what does not work today, what can be answered, what is open, and that it is a preview.
          textsOnServer(
            language,
            [
              'alerts',
              'today',
              'notice-state',
              'places',
              'draft',
              'open-data',
              ...(key.split(' ') as Namespace[]),
            ],
            wording,
            councilWordOf(settings.kind),
          )
        : textsInBrowser(language, wording),
    [language, key, wording],
  )
}
