import type { Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import type { Listed } from '../api/list.ts'
import { documentFacts } from '../components/pdf/document-facts.ts'
import { PdfCard } from '../components/pdf/pdf.tsx'
import { Text } from '../i18n/text.tsx'
import { Resource } from '../resource/resource.tsx'
import { Page } from './page.tsx'

/** The lists that contain only documents with names. */
type DocumentList = 'citizenCharter' | 'downloads' | 'election' | 'voter'

type Props = {
  title: string
  intro: string
  documents: Listed<DocumentList>
  /** Before the documents. */
  children?: ReactNode
}

/** A page of documents in the order of the council: cards, two in a row, each opening its PDF in a new tab. */
export const DocumentsPage = ({ title, intro, documents, children }: Props) => (
  <Page title={title} intro={intro} section="disclosure">
    {children}
    <Resource of={documents}>{(rows) => <DocumentCards rows={rows} />}</Resource>
  </Page>
)

const DocumentCards = ({ rows }: { rows: readonly Row<DocumentList>[] }) => (
  <ul className="list grid grid--2">
    {rows.map((row) => (
      <li key={row.id}>
        <PdfCard title={<Text>{row.name}</Text>} path={row.pdf} {...documentFacts(row, row.pdf)} />
      </li>
    ))}
  </ul>
)
