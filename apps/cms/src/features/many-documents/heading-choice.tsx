import type { Heading } from './desk.ts'

type Props = {
  label: string
  /** What stands there while nothing is chosen. */
  none: string
  headings: readonly Heading[]
  value: string
  onChange: (value: string) => void
  describedBy?: string | undefined
}

/** One heading of all, under the names of their departments. */
export function HeadingChoice({ label, none, headings, value, onChange, describedBy }: Props) {
  const departments = [...new Set(headings.map(({ department }) => department))]
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)} aria-describedby={describedBy}>
        <option value="">{none}</option>
        {departments.map((department) => (
          <optgroup key={department} label={department}>
            {headings
              .filter((each) => each.department === department)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
