import type { FileFacts } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import style from './person-card.module.css'

export type Portrait = { path: string | undefined; facts?: FileFacts | undefined }
export type Detail = { label: string; value: ReactNode }

type Props = {
  name: ReactNode
  role?: ReactNode
  /** Left out: a card without a place for a portrait. */
  portrait?: Portrait
  /** Ward, term, telephone …; a detail without a value is left out. */
  details?: readonly Detail[]
  /** One below the heading above it. */
  heading?: 'h2' | 'h3'
}

/** A person of the council: what they are called, what they do, how to reach them. */
export const PersonCard = ({ name, role, portrait, details = [], heading: Heading = 'h2' }: Props) => (
  <div className={style.card}>
    {portrait ? (
      <Picture
        className={style.portrait}
        path={portrait.path}
        facts={portrait.facts}
        alt=""
        sizes="6rem"
        largest={320}
        missing="user"
      />
    ) : null}
    <div>
      <Heading>{name}</Heading>
      {role ? <p>{role}</p> : null}
      <Details details={details} />
    </div>
  </div>
)

function Details({ details }: { details: readonly Detail[] }) {
  const filled = details.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (filled.length === 0) return null
  return (
    <dl>
      {filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
