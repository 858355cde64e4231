import bodyText from '../bodies/body-text.module.css'
import facts from '../components/facts/facts.module.css'
import paragraphs from '../components/linked-text/linked-text.module.css'
import pdf from '../components/pdf/pdf.module.css'
import state from '../components/state-label/state-label.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import type { EventView } from './event-context.ts'
import style from './events.module.css'

type Props = { view: EventView; written: object }

/** The page of the events, or of one: its head, and what the server alone writes. */
export const EventsPage = ({ view: { lastChanged, ...view }, written }: Props) => (
  <Page {...view} aside={null} records={lastChanged ? [{ lastChanged }] : []}>
    <Written
      of={written}
      styles={[bodyText, facts, paragraphs, pdf, state]}
      className={`stack stack--wide ${style.events}`}
    />
  </Page>
)
