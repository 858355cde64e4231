import type { PayloadRequest } from 'payload'
import { configuration } from '../configuration.ts'
import { say } from '../fields/words.ts'
import { linkToWebsite } from '../opening/link.ts'
import { openingAt } from '../opening/state.ts'
import { words } from './words.ts'

/** A page of the site in the language of the desk. */
function pathIn(path: string, { i18n }: Pick<PayloadRequest, 'i18n'>): string {
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  const prefix = language === configuration.defaultLanguage ? '' : `/${language}`
  return path === '/' ? prefix || '/' : prefix + path
}

/** While the website is closed, the page comes by a link that is signed for a day. */
async function siteAddress(path: string, req: PayloadRequest): Promise<string> {
  const own = pathIn(path, req)
  const { state } = await openingAt(req.payload, new Date())
  return state === 'closed' ? linkToWebsite(1, own).url : configuration.siteOrigin + own
}

/** The real site beside the form where there is room for it; else a link to it. */
export async function Beside({ path, req }: { path: string; req: PayloadRequest }) {
  const address = await siteAddress(path, req)
  return (
    <section className="setup-beside" aria-labelledby="setup-beside">
      <h2 id="setup-beside">{say(words.beside, req)}</h2>
      <p>
        {say(words.afterSaving, req)}{' '}
        <a href={address} target="_blank" rel="noopener">
          {say(words.openSite, req)} {say(words.newTab, req)}
        </a>
      </p>
      <iframe src={address} title={say(words.beside, req)} loading="lazy" tabIndex={-1} />
    </section>
  )
}
