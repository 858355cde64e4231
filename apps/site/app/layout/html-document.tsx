import { councilWordOf, type Language } from '@nagardwar/contract/browser'
import { type ReactNode, use } from 'react'
import { preload } from 'react-dom'
import { Links, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { iconUrl } from '../components/picture/icon-url.ts'
import { restoreChoices, restoreReading } from '../components/reading/restore.ts'
import { catalogueAddressFor } from '../i18n/catalogue-files.ts'
import { documentDefaultLanguage, writtenTexts } from '../i18n/document-language.ts'
import { hrefIn, languageOf } from '../i18n/language.ts'
import { DefaultLanguage } from '../i18n/language-context.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { leadOn } from '../recovery/navigation.ts'
import { themeOf } from '../start/council.ts'
import type { RootData } from '../start/root-data.ts'
import { type Start, StartContext, useStartNow } from '../start/start.ts'
import { askFonts } from '../styles/fonts/ask-fonts.ts'
import { themeColour, themeRule } from '../styles/theme.ts'
import { AnswerToForm } from './answer-to-form.ts'
import { FeedbackKey } from './feedback-key.ts'
import { Frame } from './frame.ts'
import { Nonce } from './nonce.ts'
import { usePageTexts, useTexts } from './use-texts.ts'

/** The document of every page, also of error pages. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const defaultLanguage = useDefaultLanguage(data)
  const language = languageOf(useLocation().pathname, defaultLanguage)
  const start = useStartNow(data)
  const namespaces = usePageTexts()
  const texts = useTexts(language, namespaces, start)
  const theme = themeOf(start.settings)
  const nonce = use(Nonce)
  const hasScript = !import.meta.env.SSR || use(Frame) === 'whole'
  const written = import.meta.env.SSR && hasScript ? preloadTexts(language, namespaces, start) : undefined
  return (
    <html
      lang={language}
      data-default-language={defaultLanguage}
      data-texts={written}
      {...(import.meta.env.SSR
        ? {
            'data-empty-pages': start.emptyPages?.join(' ') || undefined,
            'data-feedback-key': use(FeedbackKey),
            'data-answer': use(AnswerToForm) ? '' : undefined,
          }
        : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour(theme)} />
        <link rel="manifest" href={hrefIn('/manifest.webmanifest', language, defaultLanguage)} />
        <link rel="apple-touch-icon" href={iconUrl(start.settings.logo, 192, 'maskable')} />
        <link rel="icon" type="image/svg+xml" href="/emblem.svg" />
        {/* A script that stands after style sheets waits for them. */}
        <script nonce={nonce} suppressHydrationWarning>
          {/* It has run when the page is taken over: the modules need not carry it. */}
          {import.meta.env.SSR
            ? (hasScript ? leadOn + restoreReading() : restoreChoices()) + askFonts(language)
            : ''}
        </script>
        <Links nonce={nonce} />
        <Theme rule={themeRule(theme)} />
      </head>
      <body>
        <DefaultLanguage value={defaultLanguage}>
          <StartContext value={start}>
            <TextsContext value={texts}>{children}</TextsContext>
          </StartContext>
        </DefaultLanguage>
        {hasScript ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

/** The council's colours. The server allows them by their hash. */
function Theme({ rule }: { rule: string }) {
  const nonce = use(Nonce)
  if (rule === '') return null
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rule}
    </style>
  )
}

/**
 * The root route's data may be missing. Then the language comes from the document, and on the server it is English.
 */
function useDefaultLanguage(data: RootData | undefined): Language {
  if (data) return data.defaultLanguage
  return import.meta.env.SSR ? 'en' : documentDefaultLanguage()
}

/** Asks for the texts that the script needs, and says where they are. */
function preloadTexts(language: Language, namespaces: readonly Namespace[], { settings }: Start): string {
  const word = councilWordOf(settings.kind)
  const texts = new Map(
    namespaces.map((namespace) => [namespace, catalogueAddressFor(language, namespace, word)]),
  )
  // The text is in the document already: what only the script needs is fetched after what is visible.
  for (const address of texts.values())
    preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return writtenTexts(texts)
}
