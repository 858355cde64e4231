import { type Language, toDomainRow, type WireRow } from '@nagardwar/contract'
import { type IconShape, type IconSize, iconSizes, iconUrl } from '../../app/components/picture/icon-url.ts'
import { hrefIn } from '../../app/i18n/language.ts'
import { themeOf } from '../../app/start/council.ts'
import { themeColour } from '../../app/styles/theme.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>
type About = {
  language: Language
  defaultLanguage: Language
  council: WireRow<'settings'> | undefined
  words: Words
  /** Pages that have nothing to show yet. */
  emptyPages: readonly string[]
}

/** Shortcuts of the app's icon: pages for emergencies. */
const shortcuts = ['contact', 'hospital', 'fire-station'] as const

/** The web app manifest in one language (W3C, Web Application Manifest). Both languages are one app: they have one `id`. */
export function manifestOf({ language, defaultLanguage, council, words, emptyPages }: About) {
  const text = (page: string, key: string): string => words[page]?.[key] ?? ''
  const address = (path: string): string => hrefIn(path, language, defaultLanguage)
  const name = council?.name || text('frame', 'defaultCouncil')
  const icon = (size: IconSize, shape: IconShape) => ({
    src: iconUrl(council?.logo, size, shape),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: shape === 'icon' ? 'any' : shape,
  })
  return {
    id: '/',
    name,
    short_name: council?.abbreviation || name,
    lang: language,
    dir: 'ltr',
    start_url: address('/'),
    scope: '/',
    display: 'standalone',
    theme_color: themeColour(council && themeOf(toDomainRow('settings', council))),
    background_color: '#ffffff',
    icons: iconSizes.flatMap((size) => [icon(size, 'icon'), icon(size, 'maskable')]),
    shortcuts: shortcuts
      .filter((page) => !emptyPages.includes(`/${page}`))
      .map((page) => ({ name: text(page, 'title'), url: address(`/${page}`) })),
  }
}
