import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { Link } from '../../i18n/link.tsx'
import { Facts } from './facts.tsx'
import type { Say, TransparencyView } from './present.ts'
import style from './transparency.module.css'

type Props = { view: TransparencyView; say: Say }

const states = {
  met: style.met,
  due: undefined,
  late: style.late,
  missing: style.missing,
  unanswered: undefined,
  'not-applicable': undefined,
}

const classOf = (state: keyof typeof states): string => [style.state, states[state]].filter(Boolean).join(' ')

/** What the council must publish, what is late or missing, and each law with its lines. The server alone writes it. */
export function Obligations({ view: { computed, counts, open, laws }, say }: Props) {
  return (
    <>
      <p className="small soft">{computed}</p>
      <section className={`stack ${style.box}`} aria-labelledby="counts">
        <h2 id="counts">{say('counts')}</h2>
        <dl className={style.counts}>
          {counts.map(({ state, name, count }) => (
            <div key={state}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack" aria-labelledby="open">
        <h2 id="open">{say('late-and-missing')}</h2>
        {open.length === 0 ? <p>{say('allMet')}</p> : null}
        <ul className={style.open}>
          {open.map(({ key, title, law, state, stateText }) => (
            <li key={key}>
              {title} <b className={classOf(state)}>{stateText}</b> <span className="small soft">{law}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="laws">
        <h2 id="laws">{say('laws')}</h2>
        {laws.map((law) => (
          <LawPart key={law.key} law={law} say={say} />
        ))}
      </section>
      <p>
        <Link to="/right-to-information">{say('ask')}</Link>
      </p>
    </>
  )
}

type LawProps = { law: TransparencyView['laws'][number]; say: Say }

/** Folded, for a phone. A list and no table: at 360 px a row of six columns could not be read. */
function LawPart({ law: { key, title, metOf, asks, source, lines }, say }: LawProps) {
  return (
    <details className={style.law}>
      <summary>
        <h3 id={key}>{title}</h3> <span>{metOf}</span>
      </summary>
      <p>{asks}</p>
      <p>
        <SiteLink to={destinationOf(source)}>{say('source')}</SiteLink>
      </p>
      <ul className={style.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <h4>{line.title}</h4>
            <p className="small soft">{line.clause}</p>
            <p className={classOf(line.state)}>{line.stateText}</p>
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
                <Link to={line.page} aria-label={say('readWhat', { title: line.title })}>
                  {say('read')}
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
