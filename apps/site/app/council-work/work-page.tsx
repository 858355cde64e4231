import { use } from 'react'
import { Page } from '../page-templates/page.tsx'
import type { WorkView } from './around.ts'
import { WorkBodyHere } from './body-here.ts'
import style from './work-page.module.css'

/** A page of meetings, resolutions or a member: its head, and what the server alone writes. */
export const WorkPage = ({ view: { title, intro, crumbs, lastChanged, unlisted } }: { view: WorkView }) => (
  <Page
    title={title}
    intro={intro}
    crumbs={crumbs}
    aside={null}
    unlisted={unlisted ?? false}
    records={lastChanged ? [{ lastChanged }] : []}
  >
    {/* In the browser what is there stays: React compares nothing inside a text. */}
    <div className={`stack stack--wide ${style.work}`} suppressHydrationWarning>
      {import.meta.env.SSR ? <Body /> : ''}
    </div>
  </Page>
)

const Body = () => use(WorkBodyHere)
