import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import en from '../../i18n/en/common.json' with { type: 'json' }
import mr from '../../i18n/mr/common.json' with { type: 'json' }

/** A part as the server writes it, on the page with this address; `/mr/…` is Marathi. For tests. */
export function render(part: ReactNode, address = '/'): string {
  const language = address.startsWith('/mr') ? 'mr' : 'en'
  const texts = createInstance()
  texts.init({
    lng: language,
    resources: { en: { common: en }, mr: { common: mr } },
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
