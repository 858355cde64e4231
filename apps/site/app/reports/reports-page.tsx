import table from '../components/data-table/data-table.module.css'
import figures from '../components/figures/figures.module.css'
import form from '../components/form/form.module.css'
import pagination from '../components/pagination/pagination.module.css'
import state from '../components/state-label/state-label.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import style from './reports.module.css'
import type { ReportsView } from './reports-context.ts'

type Props = { view: ReportsView; written: object }

/** The page of the reports: its head, and what the server alone writes. */
export const ReportsPage = ({ view: { lastChanged, ...view }, written }: Props) => (
  <Page {...view} aside={null} records={lastChanged ? [{ lastChanged }] : []}>
    <Written
      of={written}
      styles={[table, figures, form, pagination, state]}
      className={`stack stack--wide ${style.reports}`}
    />
  </Page>
)
