import { councilWordOf } from '@nagardwar/contract/browser'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../styles/index.css'
import { inLanguage } from '../../i18n/both-languages.ts'
import common from '../../i18n/catalogues/common.json'
import tenderState from '../../i18n/catalogues/tender-state.json'
import { createTexts } from '../../i18n/interface-texts.ts'
import { TextsContext } from '../../i18n/use-translation.ts'
import { LookBook } from './look-book.tsx'
import { madeUp } from './made-up.ts'

const language = window.location.pathname.startsWith('/mr') ? 'mr' : 'en'
/** `?council=large`: one of the made-up councils, in the words of its kind. */
const of = new URLSearchParams(window.location.search).get('council') ?? undefined
const word = councilWordOf(madeUp[of ?? '']?.kind)
const texts = createTexts(
  language,
  [
    ['common', inLanguage(common, language, word)],
    ['tender-state', inLanguage(tenderState, language, word)],
  ],
  new Map(),
)
// Parts that read the route's data need a router that has some.
const router = createBrowserRouter([{ path: '*', element: <LookBook of={of} /> }])
document.documentElement.lang = language

const place = document.getElementById('look-book')
if (place)
  createRoot(place).render(
    <TextsContext value={texts}>
      <RouterProvider router={router} />
    </TextsContext>,
  )
