import type { Council } from '../components/council.ts'
import type { Format } from '../i18n/format.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Theme } from '../styles/theme.ts'
import { type Start, useStart } from './start.ts'

type Known = Pick<Start, 'settings' | 'otherName'> & Partial<Pick<Start, 'wording'>>

/**
 * What the pages say about the council. Its two numbers are texts that staff write (spec.md, section 1), or settings.
 * What it has not given is absent.
 */
export function councilOf({ settings, otherName, wording }: Known, name: string, format?: Format): Council {
  const written = (text: string | undefined) => (text && format ? format.text(text) : text) || undefined
  return {
    ...settings,
    name: settings.name || name,
    // A council of one language has one name, which is not said twice.
    otherName: otherName === settings.name ? undefined : otherName,
    helpline: written(wording?.get('common:helplineNumber') || settings.helpline),
    emergency: written(wording?.get('common:emergencyNumber') || settings.emergency),
    officeHours: written(settings.officeHours),
    phones: settings.phones?.map((phone) => written(phone) ?? phone),
  }
}

/** Many parts of a page ask for them: they are computed once for what was loaded at the start. */
const known = new WeakMap<Start, { format: Format; council: Council }>()

/** The council's facts for the current page, with the digits of its language. */
export function useCouncil(): Council {
  const { t } = useTranslation('frame')
  const start = useStart()
  const format = useFormat()
  const before = known.get(start)
  if (before?.format === format) return before.council
  const council = councilOf(start, t('defaultCouncil'), format)
  known.set(start, { format, council })
  return council
}

/** The council's own colours. The API sends numbers as text. */
export function themeOf({ theme }: Start['settings']): Theme {
  const values = Object.entries(theme ?? {}).filter(([, value]) => value !== '')
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]))
}
