import { createContext, type ReactNode, useContext } from 'react'
import { telephone } from './telephone.ts'

/** Whether the numbers of this site are real. Those of a demonstration are not. */
export const NumbersRing = createContext(true)

type Props = { number: string; className?: string | undefined; children: ReactNode }

/** A telephone number: a link to dial, or plain text if it is not real. */
export function TelephoneLink({ number, className = 'num', children }: Props) {
  return useContext(NumbersRing) ? (
    <a className={className} href={telephone(number)}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
}
