import type { ServerBuild } from 'react-router'
import type { Content, TurnedList } from '../../app/api/page.ts'
import { languageOf } from '../../app/i18n/language.ts'
import { watchLists } from '../pages/lists-seen.ts'
import type { MakeRender } from '../pages/render.ts'

const plainRoute = (path: string, turned?: TurnedList, content: readonly Content[] = []) => ({
  id: path,
  path: `en?/mr?/${path}`,
  module: { default: () => null, handle: { texts: [], turned, content } },
})

const takingForms = (route: ReturnType<typeof plainRoute>) => ({
  ...route,
  module: { ...route.module, action: () => null },
})

const takingFiles = (route: ReturnType<typeof takingForms>) => ({
  ...route,
  module: { ...route.module, handle: { ...route.module.handle, takesFiles: 'files' as const } },
})

/** The addresses of the plain pages. The roads are shown one per page. */
export const plainRoutes: ServerBuild['routes'] = {
  home: plainRoute(''),
  roads: plainRoute('roads', { list: 'roads', size: 1 }, [{ list: 'roads' }]),
  search: plainRoute('search'),
  contact: takingForms(plainRoute('contact')),
  matters: takingFiles(takingForms(plainRoute('matters/:id'))),
  broken: plainRoute('broken'),
}

/** Replaces the app: one page with the roads, one without any list, one that breaks. */
export function makePlainRender() {
  const renders: string[] = []
  const state = { isBroken: false }
  const makeRender: MakeRender = (source) => async (request) => {
    const { pathname, search } = new URL(request.url)
    renders.push(`${request.method} ${pathname}${search}`)
    const secret = 'the-secret-of-this-render'
    const lists = watchLists(source)
    const page = (status: number, body: string, headers: Record<string, string> = {}) => ({
      response: new Response(null, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      }),
      html: `<!DOCTYPE html><title>Council</title><script nonce="${secret}">start()</script>${body}`,
      secret,
      lists,
    })
    if (request.method === 'POST') return page(200, await request.text())
    if (/^\/(mr)?$/.test(pathname)) return page(200, `Welcome${'.'.repeat(2000)}`)
    if (pathname.endsWith('/search')) return page(200, `Found ${search}`)
    if (state.isBroken || pathname === '/broken') return page(500, 'Broken')
    if (!pathname.endsWith('/roads')) return page(404, 'No such page')
    const roads = await lists.source.list('roads', languageOf(pathname, 'en'))
    const rows = roads.ok ? roads.value.map((road) => `<li>${road.description}</li>`).join('') : 'No roads'
    return page(
      200,
      rows + (roads.ok && roads.asOf ? `<p>As of ${roads.asOf}</p>` : ''),
      roads.ok ? {} : { 'x-incomplete': '1' },
    )
  }
  return { makeRender, renders, state }
}
