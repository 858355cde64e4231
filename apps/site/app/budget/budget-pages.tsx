import linkedText from '../components/linked-text/linked-text.module.css'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import style from './budget-pages.module.css'
import type { BudgetView } from './budget-view.ts'

type Props = { view: BudgetView; written: object }

/** The budget and the accounts of a year: the server alone writes the charts and tables. */
export const BudgetPages = ({ view: { title, intro, lead, crumbs, lastChanged, pdf }, written }: Props) => (
  <Page
    title={title}
    intro={intro}
    lead={lead}
    crumbs={crumbs}
    aside={null}
    records={lastChanged ? [{ lastChanged }] : []}
  >
    <Written of={written} className={`stack stack--wide ${linkedText.around} ${style.body}`} />
    {pdf ? <PdfList documents={[{ id: 'pdf', ...pdf }]} /> : null}
  </Page>
)
