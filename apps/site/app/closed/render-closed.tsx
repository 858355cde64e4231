import type { Language } from '@nagardwar/contract/browser'
import { renderToReadableStream } from 'react-dom/server'
import { otherLanguage } from '../i18n/language.ts'
import { ClosedPage } from './closed-page.tsx'
import { type Closed, type ClosedCouncil, presentClosed } from './present-closed.ts'

export type ClosedRequest = {
  closed: Closed
  council: ClosedCouncil
  /** Of the address that was asked for: it comes first. */
  language: Language
  defaultLanguage: Language
  styles: readonly string[]
  /** Marks our own inline style. */
  nonce: string
}

/** The page of a closed website as HTML. */
export async function renderClosedPage({
  closed,
  council,
  language,
  ...rest
}: ClosedRequest): Promise<string> {
  const part = (each: Language) => presentClosed(closed, council, each)
  const stream = await renderToReadableStream(
    <ClosedPage
      parts={[part(language), part(otherLanguage(language))]}
      settings={council[language].settings}
      {...rest}
    />,
  )
  await stream.allReady
  return new Response(stream).text()
}
