import type { Language } from '@nagardwar/contract/browser'
import { hrefIn, otherLanguage } from '../i18n/language.ts'
import { PlainDocument, type PlainParts } from '../layout/plain-document.tsx'
import { Notice } from './notice.tsx'
import type { ArchiveView, Council } from './present.ts'
import { archiveStyle } from './style.ts'

export type ArchivePageProps = PlainParts & {
  view: ArchiveView
  /** The address of the page without language. */
  path: string
  settings: Council['settings']
  language: Language
  defaultLanguage: Language
}

/** Notices whose time is over, as a whole document without script. */
export function ArchivePage({
  view,
  path,
  settings,
  language,
  defaultLanguage,
  styles,
  nonce,
}: ArchivePageProps) {
  const { council, say, title } = view
  const href = (to: string, of = language) => hrefIn(to, of, defaultLanguage)
  const other = otherLanguage(language)
  return (
    <PlainDocument
      language={language}
      title={`${title} – ${council}`}
      settings={settings}
      isListed
      head={
        <p>
          <a href={href('/')}>
            <b>{council}</b> <span>{say('home')}</span>
          </a>
        </p>
      }
      style={archiveStyle}
      className="archive"
      styles={styles}
      nonce={nonce}
    >
      <p>
        <a href={href(path, other)} lang={other} hrefLang={other}>
          {say('otherLanguage')}
        </a>
      </p>
      <h1>{view.isKnown ? title : say('away')}</h1>
      <p>{view.isKnown ? say('intro') : say('awayWhy')}</p>
      {view.isKnown ? <Found view={view} href={href} /> : null}
      <p>
        <a href={href('/tenders')}>{say('openTenders')}</a>{' '}
        <a href={href('/press-releases')}>{say('pressReleases')}</a>
      </p>
    </PlainDocument>
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
              <Notice key={notice.anchor} notice={notice} say={say} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
