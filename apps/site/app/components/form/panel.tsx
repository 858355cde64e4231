import { type ReactNode, useId } from 'react'
import style from './form.module.css'

type Props = {
  /** The id for links to this form. */
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

/** The class names of a form, of a row of short fields, and of the choices of a filter. */
export const formClass = `${style.form}`
export const formRowClass = `${style.row}`
export const filterClass = `${style.filter}`
