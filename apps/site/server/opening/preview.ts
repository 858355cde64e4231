import type { Language } from '@nagardwar/contract'
import { languageOf } from '../../app/i18n/language.ts'
import { refusePage, type Sentence } from '../http/reply.ts'
import { readAddress } from '../pages/address.ts'
import type { LinkHolders } from './link-holders.ts'

/** The address of a link that the desk made: the token is what follows. */
export const previewPath = '/preview/'

const ended: Sentence = {
  en: 'This link has ended or is not valid. Please ask the council for a new one.',
  mr: 'या दुव्याची मुदत संपली आहे किंवा तो वैध नाही. कृपया नगरपरिषदेकडून नवीन दुवा घ्या.',
}

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Takes the token out of the address into a cookie, and leads to the website. */
export function createPreview(holders: LinkHolders, defaultLanguage: Language) {
  return async (token: string, to: string | undefined, client: string): Promise<Response> => {
    if (token === 'end')
      return new Response(null, {
        status: 303,
        headers: { ...headers, location: '/', 'set-cookie': holders.noCookie },
      })
    const until = await holders.endOf(token, client)
    if (until === undefined) return refusePage(403, ended, languageOf('/', defaultLanguage), headers)
    const cookie = holders.cookieFor(token, until)
    return new Response(null, {
      status: 303,
      headers: { ...headers, location: pageAt(to), 'set-cookie': cookie },
    })
  }
}

/** Only a page of this website: whatever else the address says leads home. */
function pageAt(to = '/'): string {
  const address = readAddress(to)
  return address.kind === 'page' ? address.key : '/'
}
