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

/** Resolves with the first input; never on the server. */
export const firstInput = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  const note = () => {
    for (const name of inputs) window.removeEventListener(name, note, true)
    resolve()
  }
  for (const name of inputs) window.addEventListener(name, note, { capture: true, passive: true })
})
