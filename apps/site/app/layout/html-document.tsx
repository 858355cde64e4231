import type { Language } from '@nagardwar/contract/browser'
import { type ReactNode, use } from 'react'
import { preload } from 'react-dom'
import { I18nextProvider } from 'react-i18next'
import { Links, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { iconUrl } from '../components/picture/icon-url.ts'
import { restoreReading } from '../components/reading/restore.ts'
import { catalogueAddress } from '../i18n/catalogue-files.ts'
import { documentDefaultLanguage, writtenTexts } from '../i18n/document-language.ts'
import { hrefIn, languageOf } from '../i18n/language.ts'
import { DefaultLanguage } from '../i18n/language-context.tsx'
import type { Namespace } from '../i18n/namespaces.ts'
import { themeOf } from '../start/council.ts'
import type { RootData } from '../start/root-data.ts'
import { StartContext, useStartNow } from '../start/start.ts'
import { preloadedFonts } from '../styles/fonts/preload.ts'
import { themeColour, themeRule } from '../styles/theme.ts'
import { Nonce } from './nonce.ts'
import { usePageTexts, useTexts } from './use-texts.ts'

/** The document around every page, also around the page that says that something broke. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const defaultLanguage = useDefaultLanguage(data)
  const language = languageOf(useLocation().pathname, defaultLanguage)
  const start = useStartNow(data)
  const namespaces = usePageTexts()
  const texts = useTexts(language, namespaces, start.wording)
  const theme = themeOf(start.settings)
  const nonce = use(Nonce)
  const written = import.meta.env.SSR ? preloadForFirstView(language, namespaces) : undefined
  return (
    <html
      lang={language}
      data-default-language={defaultLanguage}
      data-texts={written}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour(theme)} />
        <link rel="manifest" href={hrefIn('/manifest.webmanifest', language, defaultLanguage)} />
        <link rel="apple-touch-icon" href={iconUrl(start.settings.logo, 192, 'maskable')} />
        <link rel="icon" type="image/svg+xml" href="/emblem.svg" />
        <Links nonce={nonce} />
        <InlineHead theme={themeRule(theme)} />
      </head>
      <body>
        <DefaultLanguage value={defaultLanguage}>
          <StartContext value={start}>
            <I18nextProvider i18n={texts}>{children}</I18nextProvider>
          </StartContext>
        </DefaultLanguage>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The council's colours and the reader's own size of text, before the first paint. The server allows both by their hashes. */
function InlineHead({ theme }: { theme: string }) {
  const nonce = use(Nonce)
  return (
    <>
      {theme === '' ? null : (
        <style nonce={nonce} suppressHydrationWarning>
          {theme}
        </style>
      )}
      <script nonce={nonce} suppressHydrationWarning>
        {/* It has run when the page is taken over: the modules need not carry it. */}
        {import.meta.env.SSR ? restoreReading : ''}
      </script>
    </>
  )
}

/** The root route's own data may be missing: then the document says it, and on the server there is only English. */
function useDefaultLanguage(data: RootData | undefined): Language {
  if (data) return data.defaultLanguage
  return import.meta.env.SSR ? 'en' : documentDefaultLanguage()
}

/** Asks for the fonts of the first words and the texts that the script waits for; says where those are. */
function preloadForFirstView(language: Language, namespaces: readonly Namespace[]): string {
  for (const font of preloadedFonts[language])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const texts = new Map(namespaces.map((namespace) => [namespace, catalogueAddress(language, namespace)]))
  // The words are in the document already: what only the script needs comes after what the eye needs.
  for (const address of texts.values())
    preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return writtenTexts(texts)
}
