import type { ReactNode } from 'react'
import style from './facts.module.css'

export type Fact = { label: string; value: ReactNode }

/** What is known of one thing: a label and its value in each line. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  // React draws nothing for `false`, which `condition && …` gives.
  const known = facts.filter(({ value }) => ![undefined, null, '', false].includes(value as string))
  if (known.length === 0) return null
  return (
    <dl className={style.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
