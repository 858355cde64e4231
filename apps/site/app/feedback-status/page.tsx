import { hrefIn } from '../i18n/language.ts'
import { PlainPage, type PlainPageParts } from '../layout/plain-page.tsx'
import { AdditionForm } from './addition-form.tsx'
import { Lines } from './lines.tsx'
import type { FoundView, StatusView } from './present.ts'
import { statusStyle } from './style.ts'

export type FeedbackStatusPageProps = PlainPageParts & {
  view: StatusView
  /** Its address without language. */
  path: string
}

/** The page behind the private link of a message, as a whole document without script. */
export function FeedbackStatusPage({ view, path, ...parts }: FeedbackStatusPageProps) {
  const { found } = view
  const href = (to: string) => hrefIn(to, parts.language, parts.defaultLanguage)
  return (
    <PlainPage
      {...parts}
      council={view.council}
      title={view.title}
      path={path}
      home={view.home}
      inOther={view.otherLanguage}
      style={statusStyle}
      className="status"
    >
      <h1>{view.title}</h1>
      {found ? (
        <Found found={found} action={href(path)} contact={href('/contact')} />
      ) : (
        <>
          <p>{view.why}</p>
          {view.given ? <Lines {...view.given} /> : null}
        </>
      )}
    </PlainPage>
  )
}

type FoundProps = { found: FoundView; action: string; contact: string }

function Found({ found, action, contact }: FoundProps) {
  const { facts, stateLabel, state, expected, stepsLabel, steps, answers, added, form, remarks } = found
  return (
    <>
      {form?.problem ? (
        <div role="alert" className="plain-box status-problem">
          <p>
            <b>{form.problem.title}</b>
          </p>
          <p>
            <a href="#addition">{form.problem.text}</a>
          </p>
        </div>
      ) : null}
      <section className="plain-box stack" aria-labelledby="state">
        <h2 id="state">{stateLabel}</h2>
        <p className="status-state">{state}</p>
        {expected ? <p>{expected}</p> : null}
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={value.lang}>{value.text}</dd>
            </div>
          ))}
        </dl>
        <h3>{stepsLabel}</h3>
        <ol>
          {steps.map(({ label, date, at }) => (
            <li key={at + label}>
              {label}: <time dateTime={at}>{date}</time>
            </li>
          ))}
        </ol>
      </section>
      {answers.map(({ heading, ...text }) => (
        <section key={heading + text.text} className="plain-box stack status-answer">
          <h2>{heading}</h2>
          <Lines {...text} />
        </section>
      ))}
      {added ? (
        <section className="plain-box stack" id="added">
          <h2>{added.heading}</h2>
          <Lines text={added.text} lang={added.lang} />
        </section>
      ) : null}
      {form ? <AdditionForm form={form} action={action} contact={contact} /> : null}
      {remarks.map((remark) => (
        <p key={remark} className="small soft">
          {remark}
        </p>
      ))}
    </>
  )
}
