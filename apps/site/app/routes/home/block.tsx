import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** The name of the block in an address: `/#photos`. */
  id?: string
  /** The way to all of what the block shows the latest of. */
  more?: ReactNode
  children: ReactNode
}

/** A part of the home page under its heading. */
export function Block({ title, id, more, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}
