import type { ReactNode } from 'react'

type Props = { className: string | undefined; labelledBy: string; children: ReactNode }

// A box without links can be scrolled with the keyboard only if the box itself can take the focus.
const reachable = { tabIndex: 0 }

/** A scrolling box that the keyboard can reach. */
export const Scroller = ({ className, labelledBy, children }: Props) => (
  <section className={className} aria-labelledby={labelledBy} {...reachable}>
    {children}
  </section>
)
