import { Button } from '../../components/button/button.tsx'
import { Facts } from '../../components/facts/facts.tsx'
import { Field, fieldId } from '../../components/form/field.tsx'
import { formClass, Panel } from '../../components/form/panel.tsx'
import { Link } from '../../i18n/link.tsx'
import { FormResult, resultId } from '../../message-form/form-result.tsx'
import style from './feedback-status.module.css'
import type { FoundView, Said, StatusView } from './present.ts'

/** A text as it was written, with its breaks. */
const Lines = ({ text, lang }: Said) => (
  <p className={style.lines} lang={lang}>
    {text}
  </p>
)

/** What became of a message. `action` is the address of the page. */
export function Status({ view, action }: { view: StatusView; action: string }) {
  if (view.found) return <Found found={view.found} action={action} />
  return view.given ? <Lines {...view.given} /> : null
}

type FoundProps = { found: FoundView; action: string }

function Found({ found, action }: FoundProps) {
  const { facts, stateLabel, state, expected, stepsLabel, steps, answers, added, form, erased } = found
  return (
    <>
      {form?.problem ? (
        <FormResult>
          <Refusal {...form.problem} />
        </FormResult>
      ) : null}
      <section className={`stack ${style.box}`} aria-labelledby="state">
        <h2 id="state">{stateLabel}</h2>
        <p className={style.state}>{state}</p>
        {expected ? <p>{expected}</p> : null}
        <Facts
          facts={facts.map(({ label, value: { text, lang } }) => ({
            label,
            value: <span lang={lang}>{text}</span>,
          }))}
        />
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
        <section key={heading + text.text} className={`stack ${style.box} ${style.answer}`}>
          <h2>{heading}</h2>
          <Lines {...text} />
        </section>
      ))}
      {added ? (
        <section className={`stack ${style.box}`} id="added" tabIndex={-1}>
          <h2>{added.heading}</h2>
          <Lines text={added.text} lang={added.lang} />
        </section>
      ) : null}
      {form ? <AdditionForm form={form} action={action} /> : null}
      {erased ? <p className="small soft">{erased}</p> : null}
    </>
  )
}

const Refusal = ({ title, text }: { title: string; text: string }) => (
  <div role="alert" className={`${style.box} ${style.problem}`}>
    <p>
      <b>{title}</b>
    </p>
    <p>
      <a href={`#${fieldId('text')}`}>{text}</a>
    </p>
  </div>
)

/** Multipart, because Devanagari takes three times the space in the other encoding and could exceed the limit. */
function AdditionForm({ form, action }: { form: NonNullable<FoundView['form']>; action: string }) {
  const { title, label, hint, send, text, problem, newMessage } = form
  return (
    <Panel id="add" title={title}>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${action}#${resultId}`}
        noValidate
        className={formClass}
      >
        <Field
          name="text"
          label={label}
          hint={hint}
          error={problem?.text}
          multiline
          required
          autoComplete="off"
          defaultValue={text}
        />
        <p>
          <Button type="submit">{send}</Button>
        </p>
        {newMessage ? (
          <p>
            <Link to="/contact">{newMessage}</Link>
          </p>
        ) : null}
      </form>
    </Panel>
  )
}
