import { useStart } from './start.ts'

/** Host names of a site on one's own machine. */
const thisMachine = /^https?:\/\/(localhost|127(\.[0-9]+){3}|\[::1\])(:|$)/

/** Whether the content is the demo council's and the site is open to others. */
export const isDemonstration = (demonstration: string | undefined, origin: string): boolean =>
  demonstration === '1' && !thisMachine.test(origin)

export function useIsDemonstration(): boolean {
  const { settings, origin } = useStart()
  return isDemonstration(settings.demonstration, origin)
}
