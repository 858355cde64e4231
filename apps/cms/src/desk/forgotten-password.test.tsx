import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import config from '../payload.config.ts'
import { ForgottenPassword, PasswordHelp } from './forgotten-password.tsx'

const i18nIn = (language: string) => ({ language }) as unknown as ServerProps['i18n']
const pageIn = (language: string) => {
  const payload = { config: { routes: { admin: '/admin' }, admin: { routes: { login: '/login' } } } }
  return { req: { i18n: i18nIn(language), payload } } as unknown as AdminViewServerProps['initPageResult']
}

it.each([
  ['en', 'ask an administrator'],
  ['mr', 'प्रशासकांना सांगा'],
])('who has forgotten a password reads whom to ask, on both screens (%s)', (language, words) => {
  expect(renderToStaticMarkup(<PasswordHelp i18n={i18nIn(language)} />)).toContain(words)
  const page = renderToStaticMarkup(<ForgottenPassword initPageResult={pageIn(language)} />)
  expect(page).toContain(words)
  expect(page).toContain('href="/admin/login"')
  expect(page).not.toMatch(/<form|<input/)
})

it('the desk shows them, and not Payload’s link to a mail that nobody sends', async () => {
  const { components } = (await config).admin
  expect(components.views?.forgot?.Component).toBe('/desk/forgotten-password.tsx#ForgottenPassword')
  expect(components.afterLogin).toContain('/desk/forgotten-password.tsx#PasswordHelp')
  const styles = readFileSync(path.join(import.meta.dirname, 'desk.css'), 'utf8')
  expect(styles).toMatch(/\.login__form a\[href\$="\/forgot"\] \{\s*display: none/)
})
