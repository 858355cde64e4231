import type { ReactNode } from 'react'

/** A part of the page of a notice. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack">
    <h2>{title}</h2>
    {children}
  </section>
)
