import { createContext, type ReactNode, useContext } from 'react'
import { telephone } from './telephone.ts'

/** Whether numbers of this site ring somewhere. Those of a demonstration do not. */
export const NumbersRing = createContext(true)

type Props = { number: string; className?: string | undefined; children: ReactNode }

/** A number that can be called, or merely be read where it rings nowhere. */
export function TelephoneLink({ number, className = 'num', children }: Props) {
  return useContext(NumbersRing) ? (
    <a className={className} href={telephone(number)}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
}
