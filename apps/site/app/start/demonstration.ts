import { useStart } from './start.ts'

/** The names under which a browser reaches a site on its own machine. */
const thisMachine = /^https?:\/\/(localhost|127(\.[0-9]+){3}|\[::1\])(:|$)/

/** Whether the content is the demo council's while others than its makers may read it. */
export const isDemonstration = (demonstration: string | undefined, origin: string): boolean =>
  demonstration === '1' && !thisMachine.test(origin)

export function useIsDemonstration(): boolean {
  const { settings, origin } = useStart()
  return isDemonstration(settings.demonstration, origin)
}
