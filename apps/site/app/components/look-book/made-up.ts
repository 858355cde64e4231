import type { Language } from '@nagardwar/contract/browser'
import type { Council } from '../council.ts'

type Both = { en?: string; mr?: string }
type Settings = {
  kind: string
  name: Both
  abbreviation?: Both
  address: Both
  officeHours: Both
  phones: string[]
  email: string
  helpline: string
  emergency?: string
}

/** Read by Vite: the look book is for those who work on the parts, and no page of the site knows this content. */
const files = import.meta.glob<Settings>('../../../../../content/councils/*/settings.json', {
  eager: true,
  import: 'default',
})

/** The made-up councils of other sizes (`content/councils`), as `?council=large` shows them. */
export const madeUp: Readonly<Record<string, Settings>> = Object.fromEntries(
  Object.entries(files).map(([file, settings]) => [file.split('/').at(-2), settings]),
)

const other = { en: 'mr', mr: 'en' } as const

/** As the API gives it: a text without translation is in the other language. */
export function councilOf(settings: Settings, language: Language): Council {
  const said = (text: Both | undefined): string | undefined => text?.[language] || text?.[other[language]]
  const name = said(settings.name) ?? ''
  const inOther = settings.name[other[language]]
  const otherName = inOther === name ? undefined : inOther
  const { phones, email, helpline, emergency } = settings
  return {
    name,
    otherName,
    abbreviation: said(settings.abbreviation),
    address: said(settings.address),
    officeHours: said(settings.officeHours),
    phones,
    email,
    helpline,
    emergency,
  }
}
