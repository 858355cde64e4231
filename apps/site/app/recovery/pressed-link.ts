type Press = { link: string | undefined; at: number; isDown: boolean }

let press: Press = { link: undefined, at: 0, isDown: false }

/** Longer than a finger rests on a link that it means. */
const longestPress = 1000

/** Notes which link the reader presses. The listeners are on the window: they hear it before the page's parts. */
export function watchPresses(): void {
  const note = (event: Event, isDown: boolean) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    press = { link: link && !link.target ? link.href : undefined, at: event.timeStamp, isDown }
  }
  const end = (isMeant: boolean) => {
    press = { ...press, isDown: false, link: isMeant ? press.link : undefined }
    window.dispatchEvent(new Event('press-ended'))
  }
  const early = { capture: true, passive: true }
  window.addEventListener('pointerdown', (event) => note(event, true), early)
  window.addEventListener('click', (event) => note(event, false), early)
  window.addEventListener('pointerup', () => end(true), early)
  // The finger scrolls.
  window.addEventListener('pointercancel', () => end(false), early)
}

/**
 * The address of the link that the reader is pressing or has just pressed: a part that breaks at the first input must not
 * lose it. Waits until the finger is up.
 */
export async function pressedLink(): Promise<string | undefined> {
  if (performance.now() - press.at > longestPress) return
  if (press.isDown)
    await new Promise<void>((resolve) => {
      window.addEventListener('press-ended', () => resolve(), { once: true })
      setTimeout(resolve, longestPress)
    })
  return press.link
}
