import { isTranslated } from '../../i18n/is-translated.ts'

/** What a reader does first, with a pointer, a finger or keys. A screen reader may send a click alone. */
const inputs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'popstate',
] as const

let isHere = false

/** Resolves with the first input; never on the server. */
export const firstInput = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  const note = () => {
    // React would replace what a translator has written. Without script everything works as well.
    if (isTranslated()) return
    isHere = true
    for (const name of inputs) window.removeEventListener(name, note, true)
    resolve()
  }
  // On the window, so before React's own listeners: the first click finds its part ready.
  for (const name of inputs) window.addEventListener(name, note, { capture: true, passive: true })
})

export const hasInput = (): boolean => isHere
