import { type FocusEvent, useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** The device is set to less motion, or saves data (components/reading/restore.ts). */
const isStill = (): boolean =>
  window.matchMedia(query).matches || document.documentElement.dataset.still !== undefined

/** Whether the visitor's device asks for stillness. The server does not know and says yes: nothing moves there. */
const useStillness = (): boolean => useSyncExternalStore(subscribe, isStill, () => true)

/** What a moving thing and its pause button share. Under the pointer and in focus it stops by itself. */
export function usePause() {
  const [stopped, setStopped] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const still = useStillness()
  return {
    /** The button's state. */
    stopped,
    toggle: () => setStopped((now) => !now),
    /** The keyboard is inside. */
    isFocused,
    /** The device asks for it. */
    still,
    /** It stands until somebody decides otherwise: not only for as long as the pointer is over it. */
    standing: stopped || isFocused || still,
    /** Nothing moves for now. */
    resting: stopped || isPointedAt || isFocused || still,
    /** Spread on what moves, and on the controls that choose a place in it; not on the pause button itself. */
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves the focus where it was made, and nobody is reading there any more.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

export type Pause = ReturnType<typeof usePause>
