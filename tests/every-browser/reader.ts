/** A resident with any browser: only what every engine's driver can do. Selectors are CSS. */
export type Reader = {
  goto(address: string): Promise<void>
  /** Runs in the page. The function cannot see the test's variables; arguments and result are plain data. */
  evaluate<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T>
  click(selector: string): Promise<void>
  fill(selector: string, text: string): Promise<void>
  press(key: 'Enter' | 'Escape'): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A screenshot of the viewport as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Uncaught errors, if the engine reports them. */
  errors(): string[]
  close(): Promise<void>
}

const longestWait = 20_000
const between = 100

/** Waits until it is true in the page. Errors of a page that is being left count as false. */
export async function until<A extends unknown[]>(
  reader: Reader,
  what: string,
  inPage: (...args: A) => unknown,
  ...args: A
): Promise<void> {
  const end = performance.now() + longestWait
  let last: unknown
  while (performance.now() < end) {
    last = await reader.evaluate(inPage, ...args).catch((error: unknown) => error)
    if (last === true) return
    await new Promise((resolve) => setTimeout(resolve, between))
  }
  const why = last instanceof Error ? ` (${last.message})` : ''
  throw new Error(`${what}: not within ${longestWait / 1000} s${why}`)
}

const isLive = () => document.documentElement.dataset.script === 'live'
const isLoaded = () => document.readyState === 'complete'

/** Opens a page and waits until its script has taken over. */
export async function open(reader: Reader, address: string): Promise<void> {
  await reader.goto(address)
  await until(reader, `the script of ${address} takes over`, isLive)
}

/** Opens a page on which no script runs: in an unsupported browser, or after two failures of the visit. */
export async function openPlain(reader: Reader, address: string): Promise<void> {
  await reader.goto(address)
  await until(reader, `${address} is loaded`, isLoaded)
}

const isShown = (selector: string): boolean => {
  const element = document.querySelector(selector)
  return element !== null && element.getBoundingClientRect().height > 0
}

export const isGone = (selector: string): boolean => document.querySelector(selector) === null

/** Waits until an element with that text is there. */
export const seesText = (reader: Reader, selector: string, text: string): Promise<void> =>
  until(
    reader,
    `“${text}” in ${selector}`,
    (where, words) => [...document.querySelectorAll(where)].some((each) => each.textContent?.includes(words)),
    selector,
    text,
  )

export const sees = (reader: Reader, selector: string): Promise<void> =>
  until(reader, `${selector} is shown`, isShown, selector)
