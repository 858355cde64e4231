import { randomBytes } from 'node:crypto'
import { type Language, type Opening, type Outcome, toDomainRow, type WireRow } from '@nagardwar/contract'
import { type Representation, represent } from '@nagardwar/http/representation'
import { everyPage } from '@nagardwar/http/security-headers'
import type { ApiSource } from '../../app/api/source.ts'
import type { ClosedRequest } from '../../app/closed/render-closed.tsx'
import type { Config } from '../config.ts'
import { hashInlineParts } from '../pages/csp-hashes.ts'
import { contentPolicy } from '../pages/policy.ts'
import type { OpeningState } from './opening.ts'

export type RenderClosed = (request: Omit<ClosedRequest, 'styles'>) => Promise<string>

type Options = {
  opening: OpeningState
  source: ApiSource
  render: RenderClosed
  config: Pick<Config, 'origin' | 'defaultLanguage' | 'imageHosts'>
}
type Lists = { settings: Outcome<WireRow<'settings'>[]>; texts: Outcome<WireRow<'texts'>[]> }
type Made = { of: readonly unknown[]; page: Promise<Representation> }

const ask = async (source: ApiSource, language: Language): Promise<Lists> => ({
  settings: await source.list('settings', language),
  texts: await source.list('texts', language),
})

/** What a closed page says of the council's own: the settings and the wording, in one language. */
function ofCouncil({ settings, texts }: Lists): ClosedRequest['council'][Language] {
  const [row] = settings.ok ? settings.value : []
  const rows = texts.ok ? texts.value : []
  return {
    settings: row ? toDomainRow('settings', row) : {},
    wording: new Map(rows.map(({ key, text }) => [key, text])),
  }
}

/** The page that everybody sees while the website is closed: made once for each state, language and council. */
export function createClosedPages({ opening, source, render, config }: Options) {
  const made = new Map<Language, Made>()

  async function make(closed: Opening, lists: Record<Language, Lists>, language: Language) {
    const nonce = randomBytes(16).toString('base64url')
    const { defaultLanguage } = config
    const council = { en: ofCouncil(lists.en), mr: ofCouncil(lists.mr) }
    const hashed = hashInlineParts(await render({ closed, council, language, defaultLanguage, nonce }), nonce)
    return represent(503, hashed.html, {
      ...everyPage(config.origin),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentPolicy(hashed, { frames: [], images: config.imageHosts }),
    })
  }

  return async (language: Language): Promise<Representation | undefined> => {
    const closed = opening.closed()
    if (!closed) return undefined
    const lists = { en: await ask(source, 'en'), mr: await ask(source, 'mr') }
    // The list cache hands out the same object for as long as a list is the same.
    const of = [closed, lists.en.settings, lists.en.texts, lists.mr.settings, lists.mr.texts]
    const known = made.get(language)
    if (known?.of.every((part, index) => part === of[index])) return known.page
    const page = make(closed, lists, language)
    made.set(language, { of, page })
    // The next reader tries again.
    page.catch(() => made.delete(language))
    return page
  }
}
