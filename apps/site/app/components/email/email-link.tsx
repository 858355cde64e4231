import type { ReactNode } from 'react'

type Props = { address: string; className?: string | undefined; children?: ReactNode }

/** An e-mail address as a link. Where it is longer than its line it breaks before a sign, and not within a word. */
export function EmailLink({ address, className, children }: Props) {
  const parts = address.split(/(?=[@.])/).flatMap((part, index) => {
    const key = `${index} ${part}`
    return [<wbr key={key} />, part]
  })
  return (
    <a href={`mailto:${address}`} className={className}>
      {children}
      <span lang="en">{parts}</span>
    </a>
  )
}
