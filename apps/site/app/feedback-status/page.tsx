import type { Language } from '@nagardwar/contract/browser'
import { hrefIn, otherLanguage } from '../i18n/language.ts'
import { PlainDocument, type PlainParts } from '../layout/plain-document.tsx'
import { AdditionForm } from './addition-form.tsx'
import { Lines } from './lines.tsx'
import type { Council, FoundView, StatusView } from './present.ts'
import { statusStyle } from './style.ts'

export type FeedbackStatusPageProps = PlainParts & {
  view: StatusView
  settings: Council['settings']
  language: Language
  defaultLanguage: Language
  /** Its address without language. */
  path: string
}

/** The page behind the private link of a message, as a whole document without script. */
export function FeedbackStatusPage({
  view,
  settings,
  language,
  defaultLanguage,
  path,
  styles,
  nonce,
}: FeedbackStatusPageProps) {
  const href = (to: string, of = language) => hrefIn(to, of, defaultLanguage)
  const other = otherLanguage(language)
  const { found } = view
  return (
    <PlainDocument
      language={language}
      title={`${view.title} – ${view.council}`}
      settings={settings}
      head={
        <p>
          <a href={href('/')}>
            <b>{view.council}</b> <span>{view.home}</span>
          </a>
        </p>
      }
      style={statusStyle}
      className="status"
      styles={styles}
      nonce={nonce}
    >
      <p>
        <a href={href(path, other)} lang={other} hrefLang={other}>
          {view.otherLanguage}
        </a>
      </p>
      <h1>{view.title}</h1>
      {found ? (
        <Found found={found} action={href(path)} contact={href('/contact')} />
      ) : (
        <>
          <p>{view.why}</p>
          {view.given ? <Lines {...view.given} /> : null}
        </>
      )}
    </PlainDocument>
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
