import { type ReactNode, useId } from 'react'
import style from './form.module.css'

type Props = {
  /** The place in the page that a link may lead to. */
  id?: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A form's box: its title, a sentence, the form. */
export function Panel({ id: place, title, intro, children }: Props) {
  const id = useId()
  return (
    <section className={style.panel} id={place} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro ? <p className={style.intro}>{intro}</p> : null}
      {children}
    </section>
  )
}

/** The class lists that a form and a row of short fields take. */
export const formClass = `${style.form}`
export const formRowClass = `${style.row}`
