import { expect, test } from 'vitest'
import { secureCookies } from './secure-cookies.ts'

/** A page as in a browser: `HTMLDocument` inherits the cookies of `Document`. */
class Page {
  written: string[] = []
  get cookie(): string {
    return this.written.join('; ')
  }
  set cookie(text: string) {
    this.written.push(text)
  }
}
class HtmlPage extends Page {}

const theme = '__Host-payload-theme=dark;expires=Thu, 25 Nov 2027 00:00:00 GMT;path=/'

test('a cookie with the prefix for one host is written with what the prefix demands', () => {
  const page = new HtmlPage()
  secureCookies(page, true)
  secureCookies(page, true)
  page.cookie = theme
  page.cookie = 'other=1'
  expect(page.written).toEqual([`${theme}; Secure; SameSite=Lax`, 'other=1'])
  expect(page.cookie).toContain('other=1')
})

test('over plain http nothing is touched', () => {
  const page = new HtmlPage()
  secureCookies(page, false)
  page.cookie = 'payload-theme=dark'
  expect(page.written).toEqual(['payload-theme=dark'])
})
