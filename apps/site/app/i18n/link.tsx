import type { MouseEvent } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { useIsAway } from '../network/connection.ts'
import { noteTarget } from '../recovery/navigation.ts'
import { isTranslated } from './is-translated.ts'
import { useHref } from './language-context.ts'

/** A link to a page of the site, given without language: `<Link to="/roads">`. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <PlainLink to={useHref()(to)} {...rest} />
}

/**
 * A link to an unchanged address. It loads a whole document if parts may be unavailable, or if a translator has
 * changed the page.
 */
export function PlainLink({ onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!isTranslated()) return noteTarget(event.currentTarget)
    event.preventDefault()
    location.assign(event.currentTarget.href)
  }
  return <RouterLink reloadDocument={useIsAway()} {...rest} onClick={follow} />
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
