import type { Council } from '../components/council.ts'
import type { Theme } from '../styles/theme.ts'
import type { Start } from './start.ts'

/** What the header, the footer and the floating parts say about the council. */
export function councilOf(
  { settings, otherName }: Pick<Start, 'settings' | 'otherName'>,
  name: string,
): Council {
  return { ...settings, name: settings.name || name, otherName }
}

/** The council's own colours. The API sends numbers as text. */
export function themeOf({ theme }: Start['settings']): Theme {
  const values = Object.entries(theme ?? {}).filter(([, value]) => value !== '')
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]))
}
