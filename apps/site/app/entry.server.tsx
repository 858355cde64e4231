import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isIncomplete } from './api/incomplete.ts'
import { apiContext, nonceContext, searchContext, siteContext } from './api/source.ts'
import { Nonce } from './layout/nonce.ts'

// The server outside the bundle puts its values in with these very objects as keys, and has React Router from here:
// a second copy of it would be twice the memory.
export { apiContext, createRequestHandler, nonceContext, RouterContextProvider, searchContext, siteContext }

/** Renders the whole page before it is sent: it is cached and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  let failed = false
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </Nonce>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true
        note('Error rendering a page', request, String(error))
      },
    },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  // A page with a list that failed, or an old copy of one, must not be kept as long as a whole one.
  if (isIncomplete(entry.staticHandlerContext.loaderData)) headers.set('x-incomplete', '1')
  return new Response(stream, { status: failed ? 500 : status, headers })
}

/** Faults in loaders, which React Router would print with their stack to whoever watches the console. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A page that is not there, or takes no form, is an answer and no fault.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  note(
    'Error loading a page',
    request,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
}

/** Without the query, for people type their names and numbers into searches. */
function note(message: string, request: Request, error: string): void {
  const { pathname } = new URL(request.url)
  console.error(JSON.stringify({ level: 'error', message, path: pathname, error }))
}
