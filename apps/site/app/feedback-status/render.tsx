import type { Language } from '@nagardwar/contract/browser'
import { renderToReadableStream } from 'react-dom/server'
import type { PlainParts } from '../layout/plain-document.tsx'
import { FeedbackStatusPage } from './page.tsx'
import { type Council, type NotAdded, type Opened, presentStatus } from './present.ts'

export type FeedbackStatusRequest = PlainParts & {
  opened: Opened
  notAdded: NotAdded | undefined
  council: Council
  language: Language
  defaultLanguage: Language
  /** Its address without language. */
  path: string
}

/** The page behind a private link as HTML. */
export async function renderFeedbackStatus({
  opened,
  notAdded,
  council,
  language,
  ...rest
}: FeedbackStatusRequest): Promise<string> {
  const view = presentStatus(opened, council, language, notAdded)
  const stream = await renderToReadableStream(
    <FeedbackStatusPage view={view} settings={council.settings} language={language} {...rest} />,
  )
  await stream.allReady
  return new Response(stream).text()
}
