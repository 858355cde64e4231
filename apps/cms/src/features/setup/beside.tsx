import type { PayloadRequest } from 'payload'
import { linkToWebsite } from '../../content/opening/link.ts'
import { openingAt } from '../../content/opening/state.ts'
import { addresses, sitePath } from '../../platform/addresses.ts'
import { say } from '../../platform/words/words.ts'
import { words } from './words.ts'

/** While the website is closed, the page comes by a link that is signed for a day. */
async function siteAddress(path: string, req: PayloadRequest): Promise<string> {
  const { i18n, payload } = req
  const own = sitePath(path, i18n.language === ('mr' as string) ? 'mr' : 'en', payload)
  const { state } = await openingAt(payload, new Date())
  return state === 'closed' ? linkToWebsite(payload, 1, own).url : addresses.of(payload).site + own
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
