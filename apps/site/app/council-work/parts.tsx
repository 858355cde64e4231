import { fileUrl } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { PdfFacts } from '../components/pdf/pdf-facts.tsx'
import { filesBase } from '../components/site-link/destination.ts'
import { NewTab } from '../components/site-link/site-link.tsx'
import { Text } from '../i18n/text.tsx'
import type { Meeting } from './meeting-time.ts'
import { type Named, resolutionName, withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { resolutionPath } from './work-path.ts'

/** The address of the pages of documents about meetings: agenda, minutes and resolutions as the desk files them. */
const filedPath = '/general-admin-department'

/** The way to the same meetings as documents, and what stands there. */
export const FiledDocuments = ({ around: { say, href, hasContent } }: { around: PageContext }) =>
  hasContent(filedPath) ? (
    <p>
      <a href={href(filedPath)}>{say('filed')}</a> {say('filedWhat')}
    </p>
  ) : null

/** A part of a page; none without content. */
export function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section {...(id ? { id } : {})}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export const NamedLink = ({ name, to }: Named) => (
  <a href={to}>
    <Text>{name}</Text>
  </a>
)

export const Names = ({ of }: { of: readonly Named[] }) => (
  <ul data-names="">
    {of.map((each) => (
      <li key={each.to}>
        <NamedLink {...each} />
      </li>
    ))}
  </ul>
)

export type Paper = { title: string; path: string; bytes: number | undefined; read: string | undefined }
type WithFiles = { files?: Record<string, { bytes?: number | undefined }> | undefined }

/** A document of a record with its size and the page that has its text; undefined where there is none. */
export async function paperOf(
  row: WithFiles,
  path: string,
  title: string,
  { readPage }: PageContext,
): Promise<Paper | undefined> {
  if (!path) return undefined
  return { title, path, bytes: row.files?.[path]?.bytes, read: await readPage(path, title) }
}

export function Papers({ of, say }: { of: readonly (Paper | undefined)[]; say: PageContext['say'] }) {
  const papers = of.filter((paper) => paper !== undefined)
  if (papers.length === 0) return null
  return papers.map(({ title, path, bytes, read }) => (
    <p key={path} data-paper="">
      <a href={fileUrl(path, filesBase)} target="_blank" rel="noopener">
        <b>
          <Text>{title}</Text>
        </b>
        <PdfFacts bytes={bytes} />
        <NewTab />
      </a>
      {read ? (
        <a href={read}>
          {say('read')}
          <span className="vh">: {title}</span>
        </a>
      ) : null}
    </p>
  ))
}

/** Adjourned or cancelled; and that it is still to come, nothing. */
export const PutOff = ({ meeting: { state }, say }: { meeting: Meeting; say: PageContext['say'] }) =>
  state ? <p data-off="">{say(state)}</p> : null

export type NavLink = { to: string; text: string; isHere: boolean }

export const LinkRow = ({ title, links }: { title: string; links: readonly NavLink[] }) =>
  links.length > 1 ? (
    <nav aria-label={title}>
      <ul data-row="">
        {links.map(({ to, text, isHere }) => (
          <li key={to}>
            <a href={to} aria-current={isHere ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null

/** A resolution in a list: its name leads to it in its meeting. */
export function ResolutionLine({
  resolution,
  around,
  note,
}: {
  resolution: PageContext['resolutions'][number]
  around: PageContext
  note: string
}) {
  const meeting = withId(around.meetings, resolution.meetingId)
  const name = resolutionName(resolution, around)
  const facts = [note, resolution.outcome && around.say(resolution.outcome)].filter(Boolean).join(' · ')
  return (
    <li>
      {meeting ? (
        <NamedLink name={name} to={around.href(resolutionPath(meeting.id, resolution.id))} />
      ) : (
        <Text>{name}</Text>
      )}
      {facts ? (
        <p className="small soft">
          <Text>{facts}</Text>
        </p>
      ) : null}
    </li>
  )
}
