import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router'
import type { PageHandle } from './page.ts'

/**
 * The `clientLoader` of a page that the server alone writes (written/written.tsx): a link to it loads its document, so no
 * script carries its content.
 */
export async function fromServer({ request }: ClientLoaderFunctionArgs): Promise<never> {
  throw redirectDocument(request.url)
}

/** The `handle` of such a page: what its script knows of it is in its data, so it needs no texts of its own. */
export const ofServer: PageHandle = { texts: [] }
