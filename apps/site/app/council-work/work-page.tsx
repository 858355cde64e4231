import table from '../components/data-table/data-table.module.css'
import facts from '../components/facts/facts.module.css'
import form from '../components/form/form.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import type { WorkView } from './page-context.ts'
import style from './work-page.module.css'

type Props = { view: WorkView; written: object }

/** A page of meetings, resolutions or a member: its head, and what the server alone writes. */
export const WorkPage = ({ view: { title, intro, crumbs, lastChanged, unlisted }, written }: Props) => (
  <Page
    title={title}
    intro={intro}
    crumbs={crumbs}
    aside={null}
    unlisted={unlisted ?? false}
    records={lastChanged ? [{ lastChanged }] : []}
  >
    <Written styles={[table, facts, form]} of={written} className={`stack stack--wide ${style.work}`} />
  </Page>
)
