import type { AnchorHTMLAttributes, MouseEvent, RefObject } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'href'> & {
  /** The target without JavaScript, or in a new tab. */
  href: string
  /** What happens instead, in place. */
  instead: () => void
  ref?: RefObject<HTMLAnchorElement | null>
}

/** A plain link that opens its target in place once the script is loaded. */
export function InsteadLink({ instead, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    instead()
  }
  const link = { ...rest, onClick }
  return <a {...link} />
}
