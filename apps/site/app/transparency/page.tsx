import { hrefIn } from '../i18n/language.ts'
import { PlainPage, type PlainPageParts } from '../layout/plain-page.tsx'
import type { TransparencyView } from './present.ts'
import { transparencyStyle } from './style.ts'

export type TransparencyPageProps = PlainPageParts & { view: TransparencyView }

/** What the council must publish, as a whole document without script. */
export function TransparencyPage({ view, ...parts }: TransparencyPageProps) {
  const { council, found, say } = view
  const href = (to: string) => hrefIn(to, parts.language, parts.defaultLanguage)
  return (
    <PlainPage
      {...parts}
      council={council}
      title={say('title')}
      path="/transparency"
      home={say('home')}
      inOther={say('otherLanguage')}
      isListed
      description={say('intro')}
      style={transparencyStyle}
      className="transparency"
    >
      <h1>{found ? say('title') : say('away')}</h1>
      <p>{found ? say('intro') : say('awayWhy')}</p>
      {found ? <Found found={found} say={say} href={href} /> : null}
    </PlainPage>
  )
}

type FoundProps = {
  found: NonNullable<TransparencyView['found']>
  say: TransparencyView['say']
  href: (to: string) => string
}

function Found({ found, say, href }: FoundProps) {
  const { computed, counts, open, laws } = found
  return (
    <>
      <p className="small soft">{computed}</p>
      <section className="plain-box stack" aria-labelledby="counts">
        <h2 id="counts">{say('counts')}</h2>
        <dl className="transparency-counts">
          {counts.map(({ state, name, count }) => (
            <div key={state} className={`transparency-${state}`}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack" aria-labelledby="open">
        <h2 id="open">{say('late-and-missing')}</h2>
        {open.length === 0 ? <p>{say('allMet')}</p> : null}
        <ul className="transparency-open">
          {open.map(({ key, title, law, state, stateText }) => (
            <li key={key}>
              {title} <b className={`transparency-state transparency-${state}`}>{stateText}</b>{' '}
              <span className="small soft">{law}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="laws">
        <h2 id="laws">{say('laws')}</h2>
        {laws.map((law) => (
          <LawPart key={law.key} law={law} say={say} href={href} />
        ))}
      </section>
      <p>
        <a href={href('/right-to-information')}>{say('ask')}</a>
      </p>
    </>
  )
}

type LawProps = { law: FoundProps['found']['laws'][number] } & Pick<FoundProps, 'say' | 'href'>

/** Folded, for a phone. A list and no table: at 360 px a row of six columns could not be read. */
function LawPart({ law: { key, title, metOf, asks, source, lines }, say, href }: LawProps) {
  return (
    <details className="transparency-law">
      <summary>
        <h3 id={key}>{title}</h3> <span>{metOf}</span>
      </summary>
      <p>{asks}</p>
      <p>
        <a href={source}>{say('source')}</a>
      </p>
      <ul className="transparency-lines">
        {lines.map((line) => (
          <li key={line.key}>
            <h4>{line.title}</h4>
            <p className="small soft">{line.clause}</p>
            <p className={`transparency-state transparency-${line.state}`}>{line.stateText}</p>
            {line.reason ? <p>{line.reason}</p> : null}
            <Facts
              of={[
                [say('asOf'), line.asOf],
                [say('next'), line.next],
                [say('owner'), line.owner],
              ]}
            />
            {line.page ? (
              <p>
                <a href={href(line.page)} aria-label={say('readWhat', { title: line.title })}>
                  {say('read')}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Facts({ of }: { of: [string, string][] }) {
  const known = of.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
