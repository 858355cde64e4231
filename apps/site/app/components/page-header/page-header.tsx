import type { ReactNode } from 'react'
import { Text } from '../../i18n/text.tsx'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import style from './page-header.module.css'

type Props = {
  title: string
  /** The breadcrumbs: `{ label, to }`; a step without a page has no `to`. Home is added automatically. */
  crumbs?: readonly Crumb[]
  intro?: ReactNode
}

/** The head of every page except the home page: breadcrumbs, title, and one sentence about its content. */
export const PageHeader = ({ title, crumbs = [], intro }: Props) => (
  <div className={style.header}>
    <div className={`wrap ${style.inner}`}>
      <Breadcrumbs crumbs={crumbs} here={title} />
      <h1>
        <Text>{title}</Text>
      </h1>
      {intro ? <p>{intro}</p> : null}
    </div>
  </div>
)
