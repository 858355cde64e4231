import type { FoundView } from './present.ts'

type Props = { form: NonNullable<FoundView['form']>; action: string; contact: string }

/** Multipart, because Devanagari takes three times the space in the other encoding and could exceed the limit. */
export function AdditionForm({ form, action, contact }: Props) {
  const { title, label, hint, send, text, problem, newMessage } = form
  return (
    <section className="plain-box stack" aria-labelledby="add">
      <h2 id="add">{title}</h2>
      <form method="post" encType="multipart/form-data" action={action} noValidate className="stack">
        <div className="stack">
          <label htmlFor="addition">{label}</label>
          <p id="addition-hint" className="small soft">
            {hint}
          </p>
          {problem ? (
            <p id="addition-error" className="status-error">
              {problem.text}
            </p>
          ) : null}
          <textarea
            id="addition"
            name="text"
            rows={6}
            autoComplete="off"
            aria-required="true"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'addition-hint addition-error' : 'addition-hint'}
            defaultValue={text}
          />
        </div>
        <p>
          <button type="submit" className="plain-button">
            {send}
          </button>
        </p>
        {newMessage ? (
          <p>
            <a href={contact}>{newMessage}</a>
          </p>
        ) : null}
      </form>
    </section>
  )
}
