import type { Language, Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { pictureUrl } from '../components/picture/picture-url.ts'
import { themeOf } from '../start/council.ts'
import { preloadedFonts } from '../styles/fonts/preload.ts'
import { themeColour, themeRule } from '../styles/theme.ts'
import { plainStyle } from './plain-style.ts'

/** What every page without script is given by the server: the style sheets of all pages, and the mark of our own style. */
export type PlainParts = { styles: readonly string[]; nonce: string }

type Props = PlainParts & {
  language: Language
  title: string
  settings: Partial<Row<'settings'>>
  /** What stands beside the emblem. */
  head: ReactNode
  /** The rules of this page alone. */
  style: string
  /** A class of the main part. */
  className: string
  /** Whether search engines list it. */
  isListed?: boolean
  /** What search engines say below its title. */
  description?: string | undefined
  children: ReactNode
}

/**
 * A whole document without script and without the parts of other pages, which need the router around them.
 */
export function PlainDocument({
  language,
  title,
  settings,
  head,
  style,
  className,
  isListed = false,
  description,
  styles,
  nonce,
  children,
}: Props) {
  const theme = themeOf({ theme: settings.theme } as never)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isListed ? null : <meta name="robots" content="noindex" />}
        {description ? <meta name="description" content={description} /> : null}
        <meta name="theme-color" content={themeColour(theme)} />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href="/emblem.svg" />
        {preloadedFonts[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style nonce={nonce}>{themeRule(theme) + plainStyle + style}</style>
      </head>
      <body>
        <header className="plain-head">
          <div className="wrap">
            <Emblem logo={settings.logo} />
            {head}
          </div>
        </header>
        <main id="main" className={`wrap section ${className}`}>
          {children}
        </main>
      </body>
    </html>
  )
}

const Emblem = ({ logo }: { logo: string | undefined }) =>
  logo ? (
    <picture>
      <source type="image/webp" srcSet={pictureUrl(logo, 240)} />
      <img src={pictureUrl(logo, 240, 'jpeg')} alt="" width={96} height={96} />
    </picture>
  ) : (
    <img src="/emblem.svg" alt="" width={96} height={96} />
  )
