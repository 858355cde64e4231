import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { PageAlerts } from './alerts/page-alerts.ts'
import { isIncomplete } from './api/incomplete.ts'
import { apiContext, nonceContext, searchContext, siteContext, turnContext } from './api/source.ts'
import { documentsContext } from './documents/documents.ts'
import { isStatusPath } from './feedback-status/status-path.ts'
import { FeedLinks } from './feeds/feed-links.tsx'
import { languageOf } from './i18n/language.ts'
import { AlertsOfPage } from './layout/alerts-of-page.tsx'
import { AnswerToForm } from './layout/answer-to-form.ts'
import { DraftNotice } from './layout/draft-notice.tsx'
import { FeedbackKey } from './layout/feedback-key.ts'
import { Frame, type PageFrame } from './layout/frame.ts'
import { frameContext } from './layout/frame-context.ts'
import { Nonce } from './layout/nonce.ts'
import { isSubscriptionPath } from './mail/mail-path.ts'

// The server outside the bundle passes its values in with these objects as keys. It takes React Router from here: a
// second copy would need twice the memory.
export {
  apiContext,
  createRequestHandler,
  documentsContext,
  frameContext,
  nonceContext,
  RouterContextProvider,
  searchContext,
  siteContext,
  turnContext,
}

/** Renders the whole page before it is sent, because it is cached and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  let failed = false
  const aboveContent = (
    <>
      {context.get(apiContext).isPreview ? <DraftNotice /> : null}
      <AlertsOfPage />
      <FeedLinks offered={context.get(apiContext).feeds?.()} />
    </>
  )
  const page = (
    <Nonce value={nonce}>
      <Frame value={frameOf(entry, context)}>
        <FeedbackKey value={context.get(siteContext).feedbackKey}>
          <AnswerToForm value={request.method === 'POST'}>
            <PageAlerts value={aboveContent}>
              <ServerRouter context={entry} url={request.url} nonce={nonce} />
            </PageAlerts>
          </AnswerToForm>
        </FeedbackKey>
      </Frame>
    </Nonce>
  )
  const stream = await context.get(turnContext)(async () => {
    const rendering = await renderToReadableStream(page, {
      nonce,
      // The page is sent as a whole: React must not put parts of it behind a script because they are long.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        failed = true
        note('Error rendering a page', request, String(error))
      },
    })
    await rendering.allReady
    return rendering
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(
    'content-language',
    languageOf(new URL(request.url).pathname, context.get(siteContext).defaultLanguage),
  )
  // A page with a failed or outdated list must not be cached as long as a complete one.
  if (isIncomplete(entry.staticHandlerContext.loaderData)) headers.set('x-incomplete', '1')
  return new Response(stream, { status: failed ? 500 : status, headers })
}

function frameOf({ staticHandlerContext }: EntryContext, context: RouterContextProvider): PageFrame {
  const asked = context.get(frameContext)
  const isPrivate = staticHandlerContext.matches.some(({ route }) => route.handle?.isPrivate)
  return asked === 'whole' && isPrivate ? 'unscripted' : asked
}

/** Errors in loaders. React Router would print them with their stack. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A missing page, or one that takes no form, is an answer and not an error.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  note(
    'Error loading a page',
    request,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
}

/** Without the query and the secrets of private links: people type names and numbers into searches. */
function note(message: string, request: Request, error: string): void {
  const { pathname: asked } = new URL(request.url)
  const pathname = isStatusPath(asked)
    ? '/feedback/:secret'
    : isSubscriptionPath(asked)
      ? '/subscription/:secret'
      : asked
  const time = new Date().toISOString()
  console.error(JSON.stringify({ level: 'error', time, message, path: pathname, error }))
}
