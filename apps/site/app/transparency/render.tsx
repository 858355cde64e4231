import type { Language, Transparency } from '@nagardwar/contract/browser'
import { renderToReadableStream } from 'react-dom/server'
import type { PlainParts } from '../layout/plain-document.tsx'
import { TransparencyPage } from './page.tsx'
import { type Council, presentTransparency } from './present.ts'

export type TransparencyRequest = PlainParts & {
  found: Transparency | undefined
  council: Council
  language: Language
  defaultLanguage: Language
}

/** The page of what the council must publish as HTML. */
export async function renderTransparency({
  found,
  council,
  language,
  ...rest
}: TransparencyRequest): Promise<string> {
  const view = presentTransparency(found, council, language)
  const stream = await renderToReadableStream(
    <TransparencyPage view={view} settings={council.settings} language={language} {...rest} />,
  )
  await stream.allReady
  return new Response(stream).text()
}
