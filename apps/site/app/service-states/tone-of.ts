import type { StateRow } from './present-service-states.ts'

/** The colour of a service's state. */
export const toneOf = { normal: 'good', limited: 'limited', stopped: 'bad' } as const satisfies Record<
  StateRow['state'],
  string
>
