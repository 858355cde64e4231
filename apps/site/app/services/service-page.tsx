import facts from '../components/facts/facts.module.css'
import linkedText from '../components/linked-text/linked-text.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import letter from './letter-sheet.module.css'
import style from './service-page.module.css'
import type { ServiceHead } from './service-view.ts'

type Props = { head: ServiceHead; written: object }

/** The list of services, a service, or the letter of an appeal: its head, and what the server alone writes. */
export const ServicePage = ({ head: { title, intro, crumbs, records, isLetter }, written }: Props) => (
  <Page title={title} intro={intro} crumbs={crumbs} aside={null} unlisted={isLetter} records={records}>
    <Written
      styles={[facts]}
      of={written}
      className={`stack stack--wide ${linkedText.around} ${isLetter ? letter.letters : style.service}`}
    />
  </Page>
)
