import type { KnownAccounts } from '../../platform/database/known-accounts.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { isLogin } from './limit-logins.ts'
import { accountIn } from './slow-logins.ts'

type Options = { browsers: KnownBrowsers; accounts: KnownAccounts }

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Wraps the login call. The lock that wrong passwords put on an account does not count for a browser in which it was
 * opened before: whoever knows the address alone keeps its owner out of the desk no longer.
 */
export const lockedForStrangers =
  ({ browsers, accounts }: Options) =>
  async (handle: () => Promise<Response>, request: Request): Promise<Response> => {
    if (!isLogin(request)) return handle()
    const email = await accountIn(request)
    const cookies = request.headers.get('cookie')
    const account = browsers.isMarked(cookies) ? await accounts.find(email) : undefined
    if (account && browsers.takeTry(cookies, account)) await accounts.unlock(account)
    const response = await handle()
    // Looked up again: a login may store the password's hash anew.
    const opened = response.ok ? await accounts.find(email) : undefined
    return opened ? withCookie(response, browsers.cookieAfter(cookies, opened)) : response
  }
