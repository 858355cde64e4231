import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How long a slide stays, in milliseconds (spec.md, section 2). */
export const slideStays = 3000

type Options = { every: number; resting: boolean; of: RefObject<HTMLElement | null> }

/** Calls back at an interval, except while paused or out of sight: pictures out of sight are not fetched. */
export function useEvery(move: (element: HTMLElement) => unknown, { every, resting, of }: Options): void {
  const moveOn = useEffectEvent(() => {
    if (of.current && isInSight(of.current)) move(of.current)
  })
  useEffect(() => {
    if (resting) return
    const timer = setInterval(moveOn, every)
    return () => clearInterval(timer)
  }, [every, resting])
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < window.innerHeight
}
