import type { ReactNode } from 'react'

/**
 * React Router sends the browser what a loader returns, except properties whose name is a symbol. So a long text that is
 * in the document already is not sent a second time as data, and no script carries what writes it.
 */
const written = Symbol('written by the server')

/** What a loader returns, with the content that the server alone writes into the page. */
export const withWritten = <D extends object>(data: D, content: ReactNode): D => ({
  ...data,
  [written]: content,
})

const writtenIn = (data: object): ReactNode => (data as { [written]?: ReactNode })[written]

type Props = {
  of: object
  className?: string | undefined
  /** Style sheets of components in the content: named here, they are in the browser's build. */
  styles?: readonly object[]
}

/** The content that came with a loader's data. In the browser what is there stays: React compares nothing inside a text. */
export const Written = ({ of, className }: Props) => (
  <div className={className} suppressHydrationWarning>
    {import.meta.env.SSR ? writtenIn(of) : ''}
  </div>
)
