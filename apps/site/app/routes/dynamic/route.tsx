import { isAnotherPage, type PageHandle } from '../../api/page.ts'
import { loadInBrowser, loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { texts } from '../../disclosure-pages/texts.ts'
import type { Route } from './+types/route.ts'

export const loader = (args: Route.LoaderArgs) => loadOnServer(args)
export const clientLoader = loadInBrowser
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { texts }

/** Every address without a route of its own. */
export default function Dynamic({ loaderData }: Route.ComponentProps) {
  return <PageAtAddress data={loaderData} />
}
