import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import style from './reading.module.css'
import { applyTheme, asTheme, currentTheme, type ThemeChoice, themes } from './theme-choice.ts'

const labels = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
  contrast: 'themeContrast',
} as const

/** Light, dark or high contrast. The device's setting applies until the visitor chooses. */
export function ThemeControl({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common')
  const id = useId()
  const [theme, setTheme] = useState<ThemeChoice>('system')
  useEffect(() => setTheme(currentTheme()), [])
  const choose = (value: string) => {
    const next = asTheme(value)
    applyTheme(next)
    setTheme(next)
  }
  return (
    <div className={`${style.theme} scripted ${className ?? ''}`}>
      <Icon name="contrast" />
      <label className="vh" htmlFor={id}>
        {t('theme')}
      </label>
      <select id={id} value={theme} onChange={(event) => choose(event.currentTarget.value)}>
        {themes.map((choice) => (
          <option key={choice} value={choice}>
            {t(labels[choice])}
          </option>
        ))}
      </select>
    </div>
  )
}
