import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../i18n/link.tsx'
import { PageHead } from './page-head.tsx'

export type Section = 'aboutCouncil' | 'cityProfile' | 'disclosure' | 'schemes' | 'departments'
export type Crumb = { label: string; to?: string }

type Props = {
  title: string
  /** One sentence for search engines. */
  description: string
  /** One sentence under the heading. */
  intro?: string
  /** The part of the menu to which the page belongs; it stands in the way to the page and beside it. */
  section?: Section
  /** The steps between home and the page, where they are not the section. */
  trail?: Crumb[]
  /** Instead of the list of sibling pages. */
  aside?: ReactNode
  children?: ReactNode
}

/** A page with its heading, the way to it and the list of its siblings. */
export function Page({ title, description, intro, section, trail, aside, children }: Props) {
  const { t } = useTranslation('frame')
  const steps = trail ?? (section ? [{ label: t(section) }] : [])
  return (
    <>
      <PageHead title={title} description={description} />
      <nav>
        <Link to="/">{t('home')}</Link>
        {steps.map((step) => (
          <span key={step.label}>{step.label}</span>
        ))}
      </nav>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
      {aside}
    </>
  )
}
