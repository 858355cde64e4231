import {
  councilWordOf,
  type Language,
  type ListName,
  type Outcome,
  type Row,
  toDomain,
} from '@nagardwar/contract/browser'
import { exampleRows } from '@nagardwar/contract/examples'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { PageHandle } from '../api/page.ts'
import { textsOnServer } from '../i18n/interface-texts.ts'
import { hrefIn } from '../i18n/language.ts'
import { DefaultLanguage } from '../i18n/language-context.ts'
import { everywhere } from '../i18n/namespaces.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { nothingKnown, type Start, StartContext } from '../start/start.ts'
import { readerOf } from './reader-of.ts'

/** The part of a route module that a test needs. React Router's own type declares the component's props. */
export type PageModule = { default: unknown; handle: PageHandle }
type StubRoutes = Parameters<typeof createRoutesStub>[0]

type Options = {
  language?: Language
  /** The address without language, with its query; `/` where it does not matter. */
  path?: string
  /** What was loaded at start: the menu, the settings, staff's wording. */
  start?: Partial<Start>
  /** The result of the page's action. */
  actionData?: unknown
}

/** Renders a page like the server, without the document around it, and returns what a reader finds there. */
export function renderPage(page: PageModule, lists: object, options: Options = {}) {
  const { language = 'en', path = '/', start = {}, actionData } = options
  const word = councilWordOf(start.settings?.kind)
  const { handle } = page
  const names = [...everywhere, ...handle.texts, ...(handle.textsOf?.(lists) ?? [])]
  const texts = textsOnServer(language, names, new Map(), word)
  const routes = [{ id: 'page', path: '*', Component: page.default, loader: () => lists }] as StubRoutes
  const Stub = createRoutesStub(routes)
  const html = renderToString(
    <DefaultLanguage value="en">
      <StartContext value={{ ...nothingKnown, ...start }}>
        <TextsContext value={texts}>
          <Stub
            initialEntries={[hrefIn(path, language, 'en')]}
            hydrationData={{
              loaderData: { page: lists },
              ...(actionData ? { actionData: { page: actionData } } : {}),
            }}
          />
        </TextsContext>
      </StartContext>
    </DefaultLanguage>,
  )
  return readerOf(html)
}

/** A named example of a list from the contract: `normal`, `untranslated`, `long`, and special ones. */
export const example = <N extends ListName>(name: N, language: Language = 'en', example = 'normal') =>
  loaded<N>(...toDomain(name, exampleRows(name, language, example)))

export const loaded = <N extends ListName>(...rows: Row<N>[]): { ok: true; value: Row<N>[] } => ({
  ok: true,
  value: rows,
})
export const empty: Outcome<never[]> = { ok: true, value: [] }
export const unavailable: Outcome<never> = { ok: false, error: 'unavailable' }
/** A list that the council's server does not have. */
export const absent: Outcome<never> = { ok: false, error: 'notFound' }
/** A list that never arrives. */
export const loading = new Promise<never>(() => undefined)
