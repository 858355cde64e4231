import body from '../bodies/body-text.module.css'
import facts from '../components/facts/facts.module.css'
import linkedText from '../components/linked-text/linked-text.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import type { NoticeHead } from './load-notices.tsx'
import style from './notice-page.module.css'

type Props = { head: NoticeHead; written: object }

/** The list of notices, or a notice: its head, and what the server alone writes. */
export const NoticePage = ({ head: { title, intro, crumbs, records }, written }: Props) => (
  <Page title={title} intro={intro} crumbs={crumbs} aside={null} records={records}>
    <Written
      styles={[facts, body]}
      of={written}
      className={`stack stack--wide ${linkedText.around} ${style.notices}`}
    />
  </Page>
)
