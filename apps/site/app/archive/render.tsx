import type { Archive, Language } from '@nagardwar/contract/browser'
import { renderToReadableStream } from 'react-dom/server'
import type { PlainParts } from '../layout/plain-document.tsx'
import { ArchivePage } from './page.tsx'
import { type Council, presentArchive, type Texts } from './present.ts'

export type ArchiveRequest = PlainParts & {
  records: Archive['records'] | undefined
  texts: Texts
  /** The year to show; empty where nothing has ended yet. */
  year: string
  path: string
  council: Council
  language: Language
  defaultLanguage: Language
}

/** The page of a year of notices whose time is over, as HTML. */
export async function renderArchive({
  records,
  texts,
  year,
  council,
  language,
  ...rest
}: ArchiveRequest): Promise<string> {
  const view = presentArchive({ records, texts, year }, council, language)
  const stream = await renderToReadableStream(
    <ArchivePage view={view} settings={council.settings} language={language} {...rest} />,
  )
  await stream.allReady
  return new Response(stream).text()
}
