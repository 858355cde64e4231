import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClosedPage } from './closed-page.tsx'

const reason = { en: 'Only editors see this', mr: 'ही माहिती फक्त संपादकांना दिसते' }

test.each([
  ['en', reason.en, 'Back to Today'],
  ['mr', reason.mr, '‘आजचे काम’ येथे परत'],
])('a page that is closed says why and leads back, %s', (language, why, back) => {
  const req = { i18n: { language }, payload: { config: { routes: { admin: '/admin' } } } } as unknown
  const page = renderToStaticMarkup(<ClosedPage reason={reason} req={req as PayloadRequest} />)
  expect(page).toContain(why)
  expect(page).toContain(`<a href="/admin">${back}</a>`)
})
