import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { inLanguage } from '../../i18n/both-languages.ts'
import common from '../../i18n/catalogues/common.json' with { type: 'json' }

/** A part as the server writes it, on the page with this address; `/mr/…` is Marathi. For tests. */
export function render(part: ReactNode, address = '/'): string {
  const language = address.startsWith('/mr') ? 'mr' : 'en'
  const texts = createInstance()
  texts.init({
    lng: language,
    resources: { [language]: { common: inLanguage(common, language) } },
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </I18nextProvider>,
  )
}
