import { type LinkProps, Link as RouterLink } from 'react-router'
import { useIsAway } from '../offline/connection.ts'
import { useHref } from './language-context.tsx'

/** A link to a page of the site, given without language: `<Link to="/roads">`. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <RouterLink to={useHref()(to)} reloadDocument={useIsAway()} {...rest} />
}
