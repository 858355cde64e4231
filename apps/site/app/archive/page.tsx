import { hrefIn } from '../i18n/language.ts'
import { PlainPage, type PlainPageParts } from '../layout/plain-page.tsx'
import { Notice } from './notice.tsx'
import type { ArchiveView } from './present.ts'
import { archiveStyle } from './style.ts'

export type ArchivePageProps = PlainPageParts & {
  view: ArchiveView
  /** The address of the page without language. */
  path: string
}

/** Notices whose time is over, as a whole document without script. */
export function ArchivePage({ view, path, ...parts }: ArchivePageProps) {
  const { council, say, title } = view
  const href = (to: string) => hrefIn(to, parts.language, parts.defaultLanguage)
  return (
    <PlainPage
      {...parts}
      council={council}
      title={title}
      path={path}
      home={say('home')}
      inOther={say('otherLanguage')}
      isListed
      description={say('intro')}
      style={archiveStyle}
      className="archive"
    >
      <h1>{view.isKnown ? title : say('away')}</h1>
      <p>{view.isKnown ? say('intro') : say('awayWhy')}</p>
      {view.isKnown ? <Found view={view} href={href} /> : null}
      <p>
        <a href={href('/tenders')}>{say('openTenders')}</a>{' '}
        <a href={href('/press-releases')}>{say('pressReleases')}</a>
      </p>
    </PlainPage>
  )
}

function Found({ view, href }: { view: ArchiveView; href: (to: string) => string }) {
  const { say, years, groups } = view
  return (
    <>
      {years.length > 1 ? (
        <nav className="stack" aria-labelledby="years">
          <h2 id="years">{say('years')}</h2>
          <ul className="archive-years">
            {years.map(({ year, name, path, isShown }) => (
              <li key={year}>
                <a href={href(path)} aria-current={isShown ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {groups.length === 0 ? <p>{say('empty')}</p> : null}
      {groups.map(({ kind, name, notices }) => (
        <section key={kind} className="stack" aria-labelledby={kind}>
          <h2 id={kind}>{name}</h2>
          <ul className="archive-notices">
            {notices.map((notice) => (
              <Notice
                key={notice.anchor}
                notice={notice}
                say={say}
                read={(key) => ({ href: href(`/documents/${key}`), words: view.readAsText })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
