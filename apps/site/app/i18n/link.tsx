import type { MouseEvent } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { useIsAway } from '../offline/connection.ts'
import { isTranslated } from '../recovery/is-translated.ts'
import { useHref } from './language-context.tsx'

/** A link to a page of the site, given without language: `<Link to="/roads">`. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <PlainLink to={useHref()(to)} {...rest} />
}

/**
 * A link to an address as it is. Where parts may be out of reach, or a translator has rewritten the page, it asks for a
 * whole document.
 */
export function PlainLink({ onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !isTranslated()) return
    event.preventDefault()
    location.assign(event.currentTarget.href)
  }
  return <RouterLink reloadDocument={useIsAway()} {...rest} onClick={follow} />
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
