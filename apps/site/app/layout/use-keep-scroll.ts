import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { useBarePath } from '../i18n/language-context.ts'

/** React shows a list up to 300 ms after it arrives; the page may be short until then. */
const untilShown = 500

/**
 * Lists arrive after their page, so for a moment the page is short and the browser loses the scroll position. After
 * going back or changing the language, a page keeps its height until its lists are there.
 */
export function useKeepScroll(): void {
  const { key } = useLocation()
  const barePath = useBarePath()
  const way = useNavigationType()
  const matches = useMatches()
  const heights = useRef(new Map<string, number>())
  const shown = useRef({ key, barePath })

  useEffect(() => {
    const main = mainRegion()
    if (!main) return
    // The height that was observed: to ask for it would lay out the page once more.
    const observer = new ResizeObserver(([size]) => {
      const height = size?.borderBoxSize[0]?.blockSize
      if (height && main.style.minBlockSize === '') heights.current.set(shown.current.key, height)
    })
    observer.observe(main)
    return () => observer.disconnect()
  }, [])

  // Before the router's scroll restoration, which comes later in the document.
  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, barePath }
    const isSamePage = before.barePath === barePath
    hold(isSamePage || way === 'POP' ? heights.current.get(isSamePage ? before.key : key) : undefined)
  }, [key, barePath, way])

  useEffect(() => {
    let timer: number | undefined
    const arrived = Promise.allSettled(matches.flatMap((match) => pendingIn(match.loaderData)))
    void arrived.then(() => {
      timer = window.setTimeout(() => hold(undefined), untilShown)
    })
    return () => {
      void arrived.then(() => clearTimeout(timer))
    }
  }, [matches])
}

const mainRegion = () => document.getElementById('main')

function hold(height: number | undefined): void {
  const main = mainRegion()
  if (main) main.style.minBlockSize = height ? `${height}px` : ''
}

/** The lists of a route that are still loading: in its data, or one level deeper. */
function pendingIn(data: unknown, depth = 2): Promise<unknown>[] {
  if (data instanceof Promise) return [data]
  if (typeof data !== 'object' || data === null || depth === 0) return []
  return Object.values(data).flatMap((value) => pendingIn(value, depth - 1))
}
