import { use } from 'react'
import { PdfList } from '../components/pdf/pdf.tsx'
import { Page } from '../page-templates/page.tsx'
import { BudgetBodyHere } from './budget-body-here.ts'
import style from './budget-pages.module.css'
import type { BudgetView } from './budget-view.ts'
import { WrittenBudget } from './written-budget.tsx'

/** The budget and the accounts of a year. */
export const BudgetPages = ({
  view: { title, intro, lead, crumbs, lastChanged, pdf },
}: {
  view: BudgetView
}) => (
  <Page
    title={title}
    intro={intro}
    lead={lead}
    crumbs={crumbs}
    aside={null}
    records={lastChanged ? [{ lastChanged }] : []}
  >
    <Body />
    {pdf ? <PdfList documents={[{ id: 'pdf', ...pdf }]} /> : null}
  </Page>
)

/** The server writes it. In the browser what is there stays: React compares nothing inside a text. */
const Body = () => (
  <div className={`stack stack--wide ${style.body}`} suppressHydrationWarning>
    {import.meta.env.SSR ? <Written /> : ''}
  </div>
)

function Written() {
  const body = use(BudgetBodyHere)
  return body ? <WrittenBudget body={body} /> : null
}
