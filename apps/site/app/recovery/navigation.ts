import { useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'
import { inTabName, putIntoTabName } from './tab-name.ts'

const part = 'leads-to'

/** Path, query and hash of where the router is going, until the page is there. It outlives a reload. */
export const navigationTarget = (): string | undefined => inTabName(part) ?? undefined

/** A link of the website was pressed: its module may be lost before React has rendered anything. */
export function noteTarget({ origin, target, pathname, search, hash }: HTMLAnchorElement): void {
  if (origin === location.origin && target === '') putIntoTabName(part, pathname + search + hash)
}

/** Notes where the router is going, and that it has arrived. It has a component of its own, so that nothing else is rendered for it. */
export function WatchNavigation(): null {
  const { location: to } = useNavigation()
  const address = to && to.pathname + to.search + to.hash
  useLayoutEffect(() => {
    if (navigationTarget() !== address) putIntoTabName(part, address)
  })
  return null
}

/**
 * For the script of the head of every page (layout/html-document.tsx): when the module of the next page is lost, React Router
 * loads the page in view again, which leads to the one that was asked for. Another page may have named the window, so only a
 * path of this website is followed.
 */
export const leadOn = `try{var n=new URLSearchParams(window.name),g=n.get('${part}');if(g){n.delete('${part}');window.name=n;if(g[0]==='/'&&performance.getEntriesByType('navigation')[0].type==='reload')location.replace(location.origin+g)}}catch(e){}`
