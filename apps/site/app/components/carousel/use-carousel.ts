import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'
import { slideStays, useEvery } from '../moving/use-every.ts'
import { usePause } from '../moving/use-pause.ts'

/** How close to the window the carousel must be for its script to be fetched. */
const near = '400px'

/**
 * Items in a row that move on automatically, in a loop, until the visitor uses them. Until the script is loaded, when
 * the row comes near the window, the row is a scrolling box.
 */
export function useCarousel(slides: number) {
  const pause = usePause()
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  useEffect(() => {
    if (!viewport.current || slides < 2) return
    return whenNear(viewport.current, setEmbla)
  }, [slides])
  useEvery(() => embla?.scrollNext(), { every: slideStays, resting: pause.resting, of: viewport })
  return {
    viewport,
    pause,
    isReady: embla !== undefined,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  }
}

function whenNear(viewport: HTMLElement, onReady: (embla?: EmblaCarouselType) => void): () => void {
  let embla: EmblaCarouselType | undefined
  let isGone = false
  const start = async () => {
    const { default: EmblaCarousel } = await import('embla-carousel')
    if (isGone) return
    embla = EmblaCarousel(viewport, { loop: true, align: 'start' })
    onReady(embla)
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void start()
    },
    { rootMargin: near },
  )
  observer.observe(viewport)
  return () => {
    isGone = true
    observer.disconnect()
    embla?.destroy()
    onReady(undefined)
  }
}
