import { Lines } from '../../i18n/lines.tsx'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { Facts } from './facts.tsx'
import type { Say } from './present.ts'
import type { FiguresView, OutcomeView } from './present-outcomes.ts'
import style from './transparency.module.css'

type Props = {
  /** Undefined where the notices could not be loaded. */
  outcomes: OutcomeView | undefined
  figures: FiguresView
  say: Say
}

/** What residents said and what the council did: notices with their outcome, messages and reports by month. */
export function Outcomes({ outcomes, figures, say }: Props) {
  if (outcomes?.length === 0 && figures.length === 0) return null
  return (
    <section className="stack" aria-labelledby="said-and-done">
      <h2 id="said-and-done">{say('saidAndDone')}</h2>
      <p>{say('saidAndDoneWhy')}</p>
      {outcomes === undefined ? <p>{say('noticesAway')}</p> : null}
      {outcomes && outcomes.length > 0 ? <Notices of={outcomes} say={say} /> : null}
      {figures.map(({ kind, title, total, months }) => (
        <details key={kind} className={style.law}>
          <summary>
            <h3 id={`figures-${kind}`}>{title}</h3> <span>{total}</span>
          </summary>
          <ul className={style.lines}>
            {months.map(({ key, title: month, facts, isLate }) => (
              <li key={key}>
                <h4>{month}</h4>
                {isLate ? <p className={`${style.state} ${style.late}`}>{say('someLate')}</p> : null}
                <Facts of={facts} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {figures.length > 0 ? <p className="small soft">{say('fewLeftOut')}</p> : null}
    </section>
  )
}

const toneOf = {
  underDecision: style.late,
  decided: style.met,
  closed: undefined,
  open: undefined,
  planned: undefined,
}

function Notices({ of, say }: { of: OutcomeView; say: Say }) {
  return (
    <>
      <h3>{say('notices')}</h3>
      <ul className={style.lines}>
        {of.map(({ key, link, title, state, outcome, answers, decision }) => (
          <li key={key}>
            <h4>
              <Link to={link}>
                <Text>{title}</Text>
              </Link>
            </h4>
            <p className={[style.state, toneOf[state]].filter(Boolean).join(' ')}>{outcome}</p>
            <Facts of={[[say('answers'), answers]]} />
            {decision ? <Lines>{decision}</Lines> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
