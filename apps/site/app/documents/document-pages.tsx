import { use } from 'react'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { Page } from '../page-templates/page.tsx'
import { DocumentBodyHere } from './document-body.ts'
import style from './document-pages.module.css'
import { DocumentText } from './document-text.tsx'
import type { DocumentView } from './document-view.ts'

/** The page of a document: its file, what is known of it, and its text. */
export function DocumentPages({ view }: { view: DocumentView }) {
  const { title, intro, lead, crumbs, lastChanged, file } = view
  return (
    <Page
      title={title}
      intro={intro}
      lead={lead}
      crumbs={crumbs}
      aside={null}
      records={lastChanged ? [{ lastChanged }] : []}
    >
      <PdfList documents={[{ id: 'file', ...file, title: <Text>{file.title}</Text> }]} />
      <Body />
    </Page>
  )
}

/** The server writes it. In the browser what is there stays: React compares nothing inside a text. */
const Body = () => (
  <div className={`stack stack--wide ${style.body}`} suppressHydrationWarning>
    {import.meta.env.SSR ? <Written /> : ''}
  </div>
)

function Written() {
  const body = use(DocumentBodyHere)
  return body ? <DocumentText body={body} /> : null
}
