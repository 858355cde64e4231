type Props = {
  name: string
  kind: 'email' | 'password' | 'text'
  label: string
  autoComplete: string
  hasFocus?: boolean
  isOptional?: boolean
  hint?: string | undefined
  problem?: string | undefined
}

/** One field of a form before the login, with the class names of Payload's fields, which its style sheets know. */
export function Line({ name, kind, label, autoComplete, hasFocus, isOptional, hint, problem }: Props) {
  const id = `field-${name}`
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`]
  const described = [...(problem ? [problemId] : []), ...(hint ? [hintId] : [])].join(' ')
  return (
    <div className={`field-type ${kind}${problem ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional ? null : (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {problem ? (
        <p id={problemId} className="desk-problem">
          {problem}
        </p>
      ) : null}
      <div className="field-type__wrap">
        <input
          id={id}
          name={name}
          type={kind}
          autoComplete={autoComplete}
          // biome-ignore lint/a11y/noAutofocus: the step was asked for, and this is its only field
          autoFocus={hasFocus ?? false}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
          maxLength={254}
          required={!isOptional}
        />
      </div>
      {hint ? (
        <p id={hintId} className="field-description">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
