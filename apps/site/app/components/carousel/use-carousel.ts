import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePause } from '../moving/use-pause.ts'

/** How long a slide stays, in milliseconds (spec.md, section 2). */
export const slideStays = 3000

// Embla's own measure of speed; 20 is drawn in about the 500 ms of the specification.
const speed = 20

type Options = { fade?: boolean; align?: 'start' | 'center'; slides: number }

/** Slides that go on by themselves until the visitor looks at them, and round again after the last. */
export function useCarousel({ fade = false, align = 'start', slides }: Options) {
  const pause = usePause()
  const plugins = useMemo(() => {
    const autoplay = Autoplay({ delay: slideStays, playOnInit: false, stopOnInteraction: false })
    return fade ? [autoplay, Fade()] : [autoplay]
  }, [fade])
  const [viewport, embla] = useEmblaCarousel({ loop: slides > 1, align, duration: speed }, plugins)
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', onSelect)
    return () => {
      embla.off('select', onSelect)
    }
  }, [embla])
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (!autoplay || slides < 2) return
    if (pause.resting) autoplay.stop()
    else autoplay.play()
  }, [embla, pause.resting, slides])

  return {
    viewport,
    selected,
    pause,
    previous: useCallback(() => embla?.scrollPrev(), [embla]),
    next: useCallback(() => embla?.scrollNext(), [embla]),
    show: useCallback((index: number) => embla?.scrollTo(index), [embla]),
  }
}
