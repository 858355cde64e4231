import { recall, remember } from '../device-memory/device-memory.ts'

/** `system` follows the device; the others override it. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof themes)[number]
export const themeKey = 'theme'

export const asTheme = (value: string | null | undefined): ThemeChoice =>
  themes.find((theme) => theme === value) ?? 'system'

export const currentTheme = (): ThemeChoice => asTheme(recall(themeKey))

export function applyTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  remember(themeKey, theme === 'system' ? null : theme)
}
