'use client'

import { useTranslation } from '@payloadcms/ui'
import { useHasScript } from '../has-script.ts'

export type DeskLanguageCode = 'en' | 'mr'

const choices: { language: DeskLanguageCode; name: string }[] = [
  { language: 'mr', name: 'मराठी' },
  { language: 'en', name: 'English' },
]

/** For the screens before the login. */
export function LanguageChoice({ onChoose }: { onChoose: (language: DeskLanguageCode) => void }) {
  const { i18n, t } = useTranslation()
  const hasScript = useHasScript()
  return (
    <header>
      <fieldset className="desk-languages">
        <legend className="desk-hidden">{t('general:language')}</legend>
        {choices.map(({ language, name }) => (
          <button
            key={language}
            type="button"
            disabled={!hasScript}
            lang={language}
            aria-pressed={(i18n.language as string) === language}
            onClick={() => onChoose(language)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
