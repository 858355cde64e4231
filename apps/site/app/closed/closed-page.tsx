import type { Language } from '@nagardwar/contract/browser'
import { telephone } from '../components/telephone/telephone.ts'
import { hrefIn } from '../i18n/language.ts'
import { PlainDocument, type PlainParts } from '../layout/plain-document.tsx'
import { closedStyle } from './closed-style.ts'
import type { ClosedCouncil, ClosedPart, Way } from './present-closed.ts'

export type ClosedPageProps = PlainParts & {
  /** In the order in which they stand: the language of the address first. */
  parts: readonly [ClosedPart, ClosedPart]
  settings: ClosedCouncil[Language]['settings']
  defaultLanguage: Language
}

/** The whole document that residents see while the website is closed. It has no script. */
export function ClosedPage({ parts, settings, defaultLanguage, styles, nonce }: ClosedPageProps) {
  const [first] = parts
  const names = parts.map(({ language, name }) => (
    <b key={language} lang={language}>
      {name}
    </b>
  ))
  return (
    <PlainDocument
      language={first.language}
      title={`${first.title} – ${first.name}`}
      settings={settings}
      head={<p>{names}</p>}
      style={closedStyle}
      className="closed-parts"
      styles={styles}
      nonce={nonce}
    >
      {parts.map((part, index) => (
        <Part key={part.language} part={part} isFirst={index === 0} defaultLanguage={defaultLanguage} />
      ))}
    </PlainDocument>
  )
}

type PartProps = { part: ClosedPart; isFirst: boolean; defaultLanguage: Language }

function Part({ part, isFirst, defaultLanguage }: PartProps) {
  const { language, title, sentence, opensAt, contact, ways, write } = part
  const Heading = isFirst ? 'h1' : 'h2'
  const Below = isFirst ? 'h2' : 'h3'
  return (
    <section lang={language} aria-labelledby={`title-${language}`} className="stack plain-box">
      <Heading id={`title-${language}`}>{title}</Heading>
      {sentence ? <p lang={sentence.lang}>{sentence.text}</p> : null}
      {opensAt ? <p>{opensAt}</p> : null}
      {ways.length > 0 ? (
        <>
          <Below>{contact}</Below>
          <dl>
            {ways.map((way) => (
              <div key={way.label + way.text}>
                <dt>{way.label}</dt>
                <dd>
                  <WayText way={way} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {write ? (
        <p>
          <a className="plain-button" href={hrefIn('/contact', language, defaultLanguage)}>
            {write}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function WayText({ way: { kind, text, lang } }: { way: Way }) {
  if (kind === 'number')
    return (
      <a className="num" href={telephone(text)}>
        {text}
      </a>
    )
  if (kind === 'email')
    return (
      <a href={`mailto:${text}`} lang="en">
        {text}
      </a>
    )
  return <span lang={lang}>{text}</span>
}
