import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { RouterContextProvider } from 'react-router'
import { type Api, apiContext } from '../api/source.ts'

type Args = { request: Request; context: RouterContextProvider; params: object; pattern: string }

/** What a page's loader sends with its document, from the normal examples of all lists but for the `given` ones. */
export async function loadedBy(
  page: object,
  path: string,
  params: object = {},
  given: Partial<Record<ListName, object>> = {},
): Promise<object> {
  const { loader } = page as { loader: (args: Args) => unknown }
  const list = async (name: ListName, of: Language) =>
    given[name] ?? { ok: true, value: exampleRows(name, of, 'normal') }
  const context = new RouterContextProvider()
  context.set(apiContext, { list, publicLists: () => [] } as unknown as Api)
  const request = new Request(`https://council.example${path}`)
  const loaded = (await loader({ request, context, params, pattern: '*' })) as object
  return 'data' in loaded ? (loaded.data as object) : loaded
}
