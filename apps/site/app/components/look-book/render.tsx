import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { inLanguage } from '../../i18n/both-languages.ts'
import common from '../../i18n/catalogues/common.json' with { type: 'json' }
import { createTexts } from '../../i18n/interface-texts.ts'
import { TextsContext } from '../../i18n/use-translation.ts'

/** A part as the server writes it, on the page with this address; `/mr/…` is Marathi. For tests. */
export function render(part: ReactNode, address = '/'): string {
  const language = address.startsWith('/mr') ? 'mr' : 'en'
  const texts = createTexts(language, [['common', inLanguage(common, language)]], new Map())
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </TextsContext>,
  )
}
