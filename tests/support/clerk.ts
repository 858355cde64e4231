import type { Locator, Page } from '@playwright/test'
import { cmsUrl } from './council.ts'
import type { Language } from './site-map.ts'
import { as, desk } from './staff.ts'

/** What the server refused since the page was opened, so that a click that it refuses is seen whoever made it. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401 || response.status() === 403)
      refusals.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return refusals
}

/** The addresses of the desk that a view leads to, without what comes after them. */
export const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ origin, pathname }) => origin + pathname),
    )

type Access = { collections?: Record<string, { read?: boolean; create?: boolean }> }

/** Why somebody is led nowhere by these links: the server's own rules for lists, its answer for other pages. */
export async function deadLinks(addresses: Iterable<string>, token: string): Promise<string[]> {
  const rules = (await (await fetch(desk('/access'), { headers: as(token) })).json()) as Access
  const dead: string[] = []
  for (const address of new Set(addresses)) {
    const path = address.startsWith(`${cmsUrl}/admin`) ? address.slice(`${cmsUrl}/admin`.length) : undefined
    if (path === undefined || path === '/logout') continue
    const [, slug = '', rest] = /^\/collections\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
    const rule = rules.collections?.[slug]
    if (slug && !(rest === 'create' ? rule?.create : rule?.read)) dead.push(path)
    else if (!slug && !(await isForReader(address, token))) dead.push(path)
  }
  return dead
}

/** A page of the desk that is not for its reader says for whom it is, and nothing else. */
async function isForReader(address: string, token: string): Promise<boolean> {
  const response = await fetch(address, { headers: { cookie: `payload-token=${token}` }, redirect: 'manual' })
  return (
    response.status === 200 &&
    !/<p>[^<]*(?:[Oo]nly administrators|by editors|केवळ (?:प्रशासक|संपादक))/.test(await response.text())
  )
}

/** The names of the buttons that can be seen and pressed here. */
export async function buttonsIn(part: Locator): Promise<string[]> {
  const buttons = await part.getByRole('button').all()
  const named = buttons.map(async (button) => {
    const isThere = (await button.isVisible()) && (await button.isEnabled())
    return isThere ? ((await button.getAttribute('aria-label')) ?? (await button.innerText())).trim() : ''
  })
  return (await Promise.all(named)).filter((name) => name !== '')
}

const letters: Record<Language, RegExp> = { en: /[A-Za-z]/, mr: /[ऀ-ॿ]/ }

/** Names with no letter of the language. A page number is in every language. */
export const notIn = (language: Language, names: string[]): string[] =>
  names.filter((name) => /\p{L}/u.test(name) && !letters[language].test(name))
