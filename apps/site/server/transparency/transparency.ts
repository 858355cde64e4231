import { randomBytes } from 'node:crypto'
import type { Language, Transparency } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import { everyPage } from '@nagardwar/http/security-headers'
import type { ApiSource } from '../../app/api/source.ts'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'
import type { TransparencyRequest } from '../../app/transparency/render.tsx'
import type { Config } from '../config.ts'
import { type CouncilLists, councilOf } from '../pages/council-of.ts'
import { hashInlineParts } from '../pages/csp-hashes.ts'
import { contentPolicy } from '../pages/policy.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createObligations } from './ask.ts'

export type RenderTransparency = (request: Omit<TransparencyRequest, 'styles'>) => Promise<string>

type Options = {
  upstream: Upstream
  source: Pick<ApiSource, 'list'>
  render: RenderTransparency
  config: Pick<Config, 'data' | 'origin' | 'defaultLanguage' | 'imageHosts'>
  log: Log
}
type Made = { of: readonly unknown[]; page: Promise<Representation> }

/** Its address, which is no route of the app. */
export const transparencyPath = '/transparency'

export const isTransparencyPath = (path: string): boolean =>
  bareOf(path).replace(/(?<=.)\/$/, '') === transparencyPath

/** The page of what the council must publish. While the desk is away, what it last said stands, with its date. */
export function createTransparency({ upstream, source, render, config, log }: Options) {
  const obligations = createObligations({ upstream, log, data: config.data })
  const made = new Map<Language, Made>()
  const { defaultLanguage, origin, imageHosts } = config

  async function make(found: Transparency | undefined, lists: CouncilLists, language: Language) {
    const nonce = randomBytes(16).toString('base64url')
    const html = await render({ found, council: councilOf(lists), language, defaultLanguage, nonce })
    const hashed = hashInlineParts(html, nonce)
    return represent(found ? 200 : 503, hashed.html, {
      ...everyPage(origin),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': found ? 'public, max-age=10' : 'no-store',
      'content-security-policy': contentPolicy(hashed, { frames: [], images: imageHosts }),
    })
  }

  /** Rendered once for each answer of the desk, language and council. */
  async function pageIn(language: Language, found: Transparency | undefined): Promise<Representation> {
    const [settings, texts] = [await source.list('settings', language), await source.list('texts', language)]
    const of = [found, settings, texts]
    const known = made.get(language)
    if (known?.of.every((part, index) => part === of[index])) return known.page
    const page = make(found, { settings, texts }, language)
    made.set(language, { of, page })
    page.catch(() => made.delete(language))
    return page
  }

  return {
    /** Undefined where the council’s server has no such call: the address is then like any other. */
    async answer(path: string, request: Request): Promise<Response | undefined> {
      const found = await obligations.now()
      if (found === 'absent') return undefined
      const language = languageOf(path, defaultLanguage)
      const proper = hrefIn(transparencyPath, language, defaultLanguage)
      if (path !== proper) return new Response(null, { status: 301, headers: { location: proper } })
      return toResponse(await pageIn(language, found), request)
    },
    /** Its address for the site map and the search; none where the council’s server never said what is on it. */
    async paths(): Promise<readonly string[]> {
      const said = await obligations.now()
      return said && said !== 'absent' ? [transparencyPath] : []
    },
    settled: obligations.settled,
    leftOut: (): readonly string[] => (obligations.isAbsent() ? [transparencyPath] : []),
  }
}
