import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import type { ServiceHead } from './service-view.ts'
// The styles of what the server alone writes.
import './letter-sheet.module.css'
import '../components/facts/facts.module.css'

type Props = { head: ServiceHead; written: object }

/** The list of services, a service, or the letter of an appeal: its head, and what the server alone writes. */
export const ServicePage = ({ head: { title, intro, crumbs, records, isLetter }, written }: Props) => (
  <Page title={title} intro={intro} crumbs={crumbs} aside={null} unlisted={isLetter} records={records}>
    <Written of={written} className="stack stack--wide" />
  </Page>
)
