import facts from '../components/facts/facts.module.css'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import style from './document-pages.module.css'
import type { DocumentView } from './document-view.ts'

/** The page of a document: its file, and what the server alone writes: what is known of it, and its text. */
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
      <Written styles={[facts]} of={view} className={`stack stack--wide ${style.body}`} />
    </Page>
  )
}
