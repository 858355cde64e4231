import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { isIncomplete } from './api/incomplete.ts'
import { searchContext } from './api/search.ts'
import { apiContext, nonceContext, siteContext } from './api/source.ts'
import { Nonce } from './frame/nonce.ts'

// The server outside the bundle puts its values in; it must use these very objects as keys.
export { apiContext, nonceContext, searchContext, siteContext }

/** Renders the whole page before it is sent: it is cached and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
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
        console.error(
          JSON.stringify({
            level: 'error',
            message: 'Error rendering a page',
            url: request.url,
            error: String(error),
          }),
        )
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
  if (request.signal.aborted) return
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(
    JSON.stringify({ level: 'error', message: 'Error loading a page', url: request.url, error: message }),
  )
}
