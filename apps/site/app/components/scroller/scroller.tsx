import type { ReactNode } from 'react'

type Props = { className: string | undefined; labelledBy: string; children: ReactNode }

// Text without a link in it can be scrolled with the keyboard only where the box itself takes the focus.
const reachable = { tabIndex: 0 }

/** A box that scrolls by itself and that the keyboard can reach. */
export const Scroller = ({ className, labelledBy, children }: Props) => (
  <section className={className} aria-labelledby={labelledBy} {...reachable}>
    {children}
  </section>
)
