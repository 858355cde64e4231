import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Pause } from '../moving/use-pause.ts'

const pixelsPerSecond = 45

/**
 * Scrolls a strip, which contains everything twice, in an endless loop. It pauses under the pointer. When it is
 * stopped or has the keyboard focus, it becomes a normal scrolling box at the same position, so that a focused link
 * is always in view. Then it continues from where the reader left it.
 */
export function useRunning({ standing, resting, isFocused }: Pause, items: number) {
  const box = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const running = useRef<Animation>(undefined)

  useLayoutEffect(() => {
    if (standing || items === 0 || !box.current || !strip.current) return
    const run = runFrom(box.current, strip.current)
    running.current = run.animation
    return run.stop
  }, [standing, items])

  useEffect(() => {
    if (standing) return
    if (resting) running.current?.pause()
    else running.current?.play()
  }, [standing, resting])

  useEffect(() => {
    const link = document.activeElement
    if (isFocused && box.current?.contains(link)) link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isFocused])

  return { box, strip }
}

/** Starts at the box's scroll position; stopping leaves the box at the strip's position. */
function runFrom(box: HTMLElement, strip: HTMLElement) {
  const once = strip.scrollWidth / 2
  const duration = (once / pixelsPerSecond) * 1000
  const animation = strip.animate(
    { translate: ['0', `${-once}px`] },
    { duration, iterations: Number.POSITIVE_INFINITY },
  )
  // A strip that is not shown, as on paper, has no width.
  if (once > 0) animation.currentTime = ((box.scrollLeft % once) / once) * duration
  box.scrollLeft = 0
  const stop = () => {
    const progress = animation.effect?.getComputedTiming().progress ?? 0
    animation.cancel()
    box.scrollLeft += progress * once
  }
  return { animation, stop }
}
