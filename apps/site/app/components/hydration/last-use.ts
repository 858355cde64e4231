/** What makes React take over the part it happens in. */
const uses = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'input',
  'submit',
] as const
/** As long as a slow phone may need until React tries the part, in milliseconds. */
const aWhile = 1000

let last = Number.NEGATIVE_INFINITY
const note = () => {
  last = performance.now()
}
// On the window, before React's own listeners.
if (typeof window !== 'undefined')
  for (const use of uses) window.addEventListener(use, note, { capture: true, passive: true })

/** Whether the reader has just used something on the page. */
export const isInUse = (): boolean => performance.now() - last < aWhile
