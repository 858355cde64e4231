import { useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor's device asks for stillness. The server does not know and says yes: nothing moves there. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )

/** What a moving thing and its pause button share. Under the pointer and in focus it stops by itself. */
export function usePause() {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const still = useStillness()
  return {
    /** The button's state. */
    stopped,
    toggle: () => setStopped((now) => !now),
    /** Nothing moves for now. */
    resting: stopped || held || still,
    /** Spread on the element that moves. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
