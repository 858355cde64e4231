import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { slideStays, useEvery } from '../moving/use-every.ts'
import { usePause } from '../moving/use-pause.ts'

/** A finger that moves further than this, in pixels, changes the picture and does not scroll the page. */
const swipe = 40

/** Which picture of the banner is shown, and which ones are fetched: the current one and the next. */
export function useSlides(count: number) {
  const [selected, setSelected] = useState(0)
  const [wanted, setWanted] = useState(0)
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]))
  const pause = usePause()
  const box = useRef<HTMLElement>(null)
  const touched = useRef<number>(undefined)

  const around = (index: number) => (index + count) % count
  const show = (index: number) => {
    setWanted(around(index))
    setFetched((before) => new Set([...before, around(index), pause.still ? 0 : around(index + 1)]))
  }
  const next = () => show(wanted + 1)
  const previous = () => show(wanted - 1)
  // A picture is shown when it is there, and none is passed over because the line is slow.
  useEffect(() => {
    const image = box.current?.querySelectorAll('li')[wanted]?.querySelector('img')
    const turn = () => setSelected(wanted)
    if (!image || image.complete) return turn()
    image.addEventListener('load', turn)
    image.addEventListener('error', turn)
    return () => {
      image.removeEventListener('load', turn)
      image.removeEventListener('error', turn)
    }
  }, [wanted])
  useEvery(() => selected === wanted && next(), {
    every: slideStays,
    resting: pause.resting || count < 2,
    of: box,
  })
  useEffect(() => {
    if (!pause.still) return whenLoaded(() => setFetched((before) => new Set([...before, 1])))
  }, [pause.still])

  const byFinger = {
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'mouse' ? undefined : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (touched.current ?? event.clientX)
      if (Math.abs(moved) > swipe) (moved < 0 ? next : previous)()
    },
  }
  return {
    box,
    selected,
    isFetched: (index: number) => fetched.has(index),
    pause,
    show,
    next,
    previous,
    byFinger,
  }
}

/** Runs after the page's own pictures have loaded. */
function whenLoaded(act: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    act()
    return
  }
  window.addEventListener('load', act, { once: true })
  return () => window.removeEventListener('load', act)
}
