import { councilWordOf } from '@nagardwar/contract/browser'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '../../styles/index.css'
import { inLanguage } from '../../i18n/both-languages.ts'
import common from '../../i18n/catalogues/common.json'
import { createTexts } from '../../i18n/interface-texts.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { LookBook } from './look-book.tsx'
import { madeUp } from './made-up.ts'

const language = window.location.pathname.startsWith('/mr') ? 'mr' : 'en'
/** `?council=large`: one of the made-up councils, in the words of its kind. */
const of = new URLSearchParams(window.location.search).get('council') ?? undefined
const word = councilWordOf(madeUp[of ?? '']?.kind)
const texts = createTexts(language, [['common', inLanguage(common, language, word)]], new Map())
document.documentElement.lang = language

const place = document.getElementById('look-book')
if (place)
  createRoot(place).render(
    <TextsContext value={texts}>
      <BrowserRouter>
        <LookBook of={of} />
      </BrowserRouter>
    </TextsContext>,
  )
