import { type Change, deskList, together } from '../../platform/desk-option.ts'

export type TodayPart = {
  /** Its place on the page is that of its name in the order that `desk.ts` gives. */
  name: string
  to: 'clerks' | 'editors' | 'administrators' | 'everybody'
  /** A server component by its path and name; it gets `req`. It may show nothing. */
  component: string
}

/** What waits for the person who has logged in. */
export const todayParts = deskList<TodayPart>('todayParts')

/** What stands above everything else until it is done, for whom it concerns. */
export const todayHints = deskList<TodayPart>('todayHints')

/** Payload bundles only components that its configuration names. */
const bundled =
  ({ name, component }: TodayPart): Change =>
  (config) => ({
    ...config,
    admin: {
      ...config.admin,
      dependencies: {
        ...config.admin?.dependencies,
        [`today-${name}`]: { path: component, type: 'component' },
      },
    },
  })

export const addToToday = (...parts: TodayPart[]): Change =>
  together(todayParts.add(...parts), ...parts.map(bundled))

export const addHint = (hint: TodayPart): Change => together(todayHints.add(hint), bundled(hint))
