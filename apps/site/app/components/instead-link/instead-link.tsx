import type { AnchorHTMLAttributes, MouseEvent, RefObject } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'href'> & {
  /** Where it leads before the script is there, or in a tab of its own. */
  href: string
  /** What happens instead, in place. */
  instead: () => void
  ref?: RefObject<HTMLAnchorElement | null>
}

/** A link that does its work in place as soon as it can, and is a plain link until then. */
export function InsteadLink({ instead, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    instead()
  }
  const link = { ...rest, onClick }
  return <a {...link} />
}
