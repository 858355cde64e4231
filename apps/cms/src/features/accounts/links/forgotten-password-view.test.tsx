import type { AdminViewServerProps, ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import config from '../../../payload.config.ts'
import { ForgottenPassword, PasswordHelp } from './forgotten-password-view.tsx'

// Payload's parts for the browser import styles.
vi.mock('./forgotten-form.tsx', () => ({ ForgottenForm: () => null }))

const i18nIn = (language: string) => ({ language }) as unknown as ServerProps['i18n']
/** A desk without a mail server. */
const payload = {
  config: {
    routes: { admin: '/admin' },
    admin: { routes: { login: '/login' } },
    custom: { mailServer: { smtpUrl: undefined, mailFrom: 'desk@sahyanagar.example' } },
  },
} as unknown as ServerProps['payload']
const pageIn = (language: string) => {
  return { req: { i18n: i18nIn(language), payload } } as unknown as AdminViewServerProps['initPageResult']
}

it.each([
  ['en', 'ask an administrator'],
  ['mr', 'प्रशासकांना सांगा'],
])('who has forgotten a password reads whom to ask, on both screens (%s)', (language, words) => {
  expect(renderToStaticMarkup(<PasswordHelp i18n={i18nIn(language)} payload={payload} />)).toContain(words)
  const page = renderToStaticMarkup(<ForgottenPassword initPageResult={pageIn(language)} />)
  expect(page).toContain(words)
  expect(page).toContain('href="/admin/login"')
  // The desk's tests have no DOM: two sentences and a link need none.
  expect(page).not.toMatch(/<form|<input/)
})

it('the desk shows them, and not Payload’s link to a mail that nobody sends', async () => {
  const { components } = (await config).admin
  expect(components.views?.forgot?.Component).toBe(
    '/features/accounts/links/forgotten-password-view.tsx#ForgottenPassword',
  )
  expect(components.afterLogin).toContain('/features/accounts/links/forgotten-password-view.tsx#PasswordHelp')
})
