import type { InOtherLanguage, LastChanged } from '@nagardwar/contract/browser'
import { type ReactNode, use } from 'react'
import { HydrateOnUse } from '../components/hydration/hydrate-on-use.tsx'
import type { Crumb } from '../components/page-header/breadcrumbs.tsx'
import { PageHeader } from '../components/page-header/page-header.tsx'
import { SideList } from '../components/side-list/side-list.tsx'
import { destinationOf } from '../components/site-link/destination.ts'
import { isSamePath } from '../disclosure/same-path.ts'
import { useBarePath } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Frame } from '../layout/frame.ts'
import { LastChange } from '../layout/last-change.tsx'
import { OtherLanguageNote } from '../layout/other-language-note.tsx'
import { UsefulQuestion } from '../layout/useful-question.tsx'
import { FailedLists } from '../resource/state-of-lists.tsx'
import { useStart } from '../start/start.ts'
import { PageHead } from './page-head.tsx'
import { sectionOf } from './section.ts'
import type { SharedPictureSource } from './shared-picture.tsx'

/** A section of the menu; its name is a text of the catalogue `frame`. */
export type Section = 'aboutCouncil' | 'cityProfile' | 'disclosure' | 'schemes'

type Props = {
  title: string
  /** One sentence: under the heading, and for search engines. */
  intro: string
  /** Shown under the heading instead of `intro`, if the sentence has links or texts of the council. */
  lead?: ReactNode
  /** The section of the menu that the page belongs to: a breadcrumb, and the list of siblings beside it. */
  section?: Section
  /** The breadcrumbs between home and the page, if they are not the section. */
  crumbs?: readonly Crumb[]
  /** Shown beside the content instead of the list of siblings; `null` for nothing. */
  aside?: ReactNode
  /** A page without entries in search engines. */
  unlisted?: boolean
  /** The records of the page, if they are not all rows of its lists. */
  records?: readonly (LastChanged & InOtherLanguage)[]
  /** Lists that the page uses outside of a `Resource`: above the content it says once that some could not be loaded. */
  also?: object
  /** A picture of the page's subject, for shared links. */
  picture?: SharedPictureSource | undefined
  children?: ReactNode
}

/** A page with its heading, breadcrumbs, and what is beside it. */
export function Page({
  title,
  intro,
  lead,
  section,
  crumbs,
  aside,
  unlisted,
  records,
  also,
  picture,
  children,
}: Props) {
  const { t } = useTranslation('frame')
  const hasScript = !import.meta.env.SSR || use(Frame) === 'whole'
  const beside = aside === undefined && section ? <Siblings title={t(section)} /> : aside
  return (
    <>
      <PageHead title={title} description={intro} unlisted={unlisted ?? false} picture={picture} />
      <HydrateOnUse>
        <PageHeader
          title={title}
          crumbs={crumbs ?? (section ? [{ label: t(section) }] : [])}
          intro={lead ?? intro}
        />
      </HydrateOnUse>
      <div className="section content">
        <div className={beside ? 'wrap split split--side' : 'wrap'}>
          <div className="stack stack--wide">
            {also ? <FailedLists of={also} /> : null}
            <OtherLanguageNote of={records} />
            {children}
          </div>
          {beside}
        </div>
      </div>
      {hasScript ? (
        <>
          <LastChange of={records} />
          <UsefulQuestion />
        </>
      ) : null}
    </>
  )
}

/** The other pages of the same menu section. */
function Siblings({ title }: { title: string }) {
  const barePath = useBarePath()
  const section = sectionOf(useStart().menu, barePath)
  const items = (section?.items ?? []).flatMap(({ label, link }) => {
    const to = destinationOf(link)
    return to.kind === 'page'
      ? [{ label, to: to.path, current: isSamePath(link, barePath) ? ('page' as const) : undefined }]
      : []
  })
  return <SideList title={title} items={items} />
}
