import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import '../../styles/index.css'
import { inLanguage } from '../../i18n/both-languages.ts'
import common from '../../i18n/catalogues/common.json'
import { LookBook } from './look-book.tsx'

const language = window.location.pathname.startsWith('/mr') ? 'mr' : 'en'
const texts = createInstance()
await texts.init({
  lng: language,
  resources: { [language]: { common: inLanguage(common, language) } },
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
})
document.documentElement.lang = language

const place = document.getElementById('look-book')
if (place)
  createRoot(place).render(
    <I18nextProvider i18n={texts}>
      <BrowserRouter>
        <LookBook />
      </BrowserRouter>
    </I18nextProvider>,
  )
