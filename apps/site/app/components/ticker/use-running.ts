import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Pause } from '../moving/use-pause.ts'

const pixelsPerSecond = 45

/**
 * Lets a strip that holds everything twice run through its window without end. Under the pointer it waits; once
 * stopped, or when the keyboard is inside, it is an ordinary box that scrolls, from the very place where it was,
 * so that no link is ever in focus and out of sight. Then it runs on from where the reader left it.
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

/** Starts where the box was scrolled to; stopping leaves the box scrolled to where the strip had come. */
function runFrom(box: HTMLElement, strip: HTMLElement) {
  const once = strip.scrollWidth / 2
  const duration = (once / pixelsPerSecond) * 1000
  const animation = strip.animate(
    { translate: ['0', `${-once}px`] },
    { duration, iterations: Number.POSITIVE_INFINITY },
  )
  animation.currentTime = ((box.scrollLeft % once) / once) * duration
  box.scrollLeft = 0
  const stop = () => {
    const progress = animation.effect?.getComputedTiming().progress ?? 0
    animation.cancel()
    box.scrollLeft += progress * once
  }
  return { animation, stop }
}
