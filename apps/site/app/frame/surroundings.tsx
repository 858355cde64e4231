import type { ReactNode } from 'react'

/** What stands around the content of every page. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
