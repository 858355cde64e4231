import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { type RouterContextProvider as Context, RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { type Api, apiContext } from '../api/source.ts'
import { type PageModule, renderPage, unavailable } from '../testing/render-page.tsx'

type Loader = (args: { request: Request; context: Context; params: object; pattern: string }) => unknown
type RouteModule = PageModule & { loader?: Loader }

const modules = import.meta.glob<RouteModule>('./*/route.tsx', { eager: true })

/** Pages of one record stand at its address; the others at the name of their folder. */
const addresses: Readonly<Record<string, { path: string; params?: object }[]>> = {
  home: [{ path: '/' }],
  'ward-page': [{ path: '/ward/3', params: { ward: '3' } }],
  'tender-page': [{ path: '/tenders/3', params: { tender: '3' } }],
  dynamic: [
    { path: '/account-department' },
    { path: '/account-cheque-register' },
    { path: '/town-planning-sheets' },
    { path: '/general-admin-resolutions' },
  ],
  services: [{ path: '/services' }, { path: '/services/birth-certificate' }],
  budget: [{ path: '/budget' }, { path: '/budget/2025-26' }],
  'council-work': [
    { path: '/meetings' },
    { path: '/meetings/1' },
    { path: '/resolutions' },
    { path: '/members/1' },
  ],
  events: [{ path: '/events' }, { path: '/events/1' }],
}

/** Texts and settings have defaults: no page shows them as its content. */
const withoutContent: readonly string[] = ['texts', 'settings']

/** These say what is at an address. A page of something else shows nothing of them. */
const ofAddresses: readonly ListName[] = ['disclosureDepartments', 'headings', 'generalAdminHeadings']

/** What a page asks for, and shows nothing of: documents of another kind, or of no heading of the example. */
const notShown: Readonly<Record<string, readonly ListName[]>> = {
  '/account-department': ['generalAdminHeadings'],
  '/account-cheque-register': ['generalAdminHeadings', 'headingDocuments'],
  '/town-planning-sheets': ['generalAdminHeadings'],
  '/general-admin-resolutions': ['headings'],
  '/meetings': ofAddresses,
  '/meetings/1': ofAddresses,
  '/resolutions': ofAddresses,
  '/members/1': ofAddresses,
  '/events': ofAddresses,
  '/reports': ofAddresses,
  '/events/1': ofAddresses,
  // A link to a notice stands beside the budget, and is left out.
  '/budget': ['publicNotices'],
  '/right-to-information': ['yearDocuments', 'headingDocuments'],
}

/** What the desk or the file store alone knows is asked in other ways than by lists: tests beside the server's part fail each of these. */
const withoutLists: readonly string[] = [
  'transparency',
  'archive',
  'feedback-status',
  'subscription',
  'closed',
  'documents',
]

const pages = Object.entries(modules).flatMap(([file, module]) => {
  const folder = file.split('/')[1] ?? ''
  if (withoutLists.includes(folder)) return []
  return (addresses[folder] ?? [{ path: `/${folder}` }]).map((address) => ({ module, ...address }))
})

type Page = (typeof pages)[number]

async function open({ module, path, params = {} }: Page, language: Language, failing?: ListName) {
  const asked = new Set<ListName>()
  const list = async (name: ListName, of: Language) => {
    asked.add(name)
    return name === failing
      ? unavailable
      : { ok: true, value: exampleRows(name, of, name === 'tenders' ? 'dated' : 'normal') }
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { list, publicLists: () => [] } as unknown as Api)
  const address = language === 'en' ? path : `/mr${path}`
  const request = new Request(`https://council.example${address}`)
  const loaded = await module.loader?.({ request, context, params, pattern: '*' })
  const data =
    (loaded && typeof loaded === 'object' && 'init' in loaded && 'data' in loaded ? loaded.data : loaded) ??
    {}
  return { asked, page: renderPage(module, data as object, { path, language }) }
}

const says = {
  en: /cannot be shown right now|Error|Failed|error|not available right now/,
  mr: /दाखवता येत|त्रुटी|मिळवता आल|सध्या उपलब्ध नाही/,
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test.each(['en', 'mr'] as const)(
    'in %s says of each list that it could not be loaded',
    async (language) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { asked, page: whole } = await open(page, language)
      expect(whole.text).not.toMatch(says[language])
      const silent = []
      for (const name of asked) {
        if (withoutContent.includes(name) || notShown[page.path]?.includes(name)) continue
        const { page: shown } = await open(page, language, name)
        if (!says[language].test(shown.text)) silent.push(name)
      }
      expect(silent).toEqual([])
    },
  )
})
