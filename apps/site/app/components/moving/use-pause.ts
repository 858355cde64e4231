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

/** Whether the device asks for reduced motion. The server does not know and assumes yes: nothing moves there. */
const useStillness = (): boolean => useSyncExternalStore(subscribe, isStill, () => true)

/** The state that a moving part and its pause button share. It pauses under the pointer and in focus. */
export function usePause() {
  const [stopped, setStopped] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const still = useStillness()
  return {
    /** The button's state. */
    stopped,
    toggle: () => setStopped((now) => !now),
    /** The keyboard focus is inside. */
    isFocused,
    /** The device asks for it. */
    still,
    /** It is stopped until somebody starts it: not only while the pointer is over it. */
    standing: stopped || isFocused || still,
    /** Nothing moves at the moment. */
    resting: stopped || isPointedAt || isFocused || still,
    /** Props for what moves and for the controls that choose a position in it, but not for the pause button. */
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves the focus behind, but nobody is reading there any more.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

export type Pause = ReturnType<typeof usePause>
