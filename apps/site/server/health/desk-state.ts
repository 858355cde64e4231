/**
 * The state of the staff desk, as the starter reports it (scripts/steps/supervisor.mjs). `reason` is one of a few
 * fixed words.
 */
export type DeskState = { isRunning: boolean; starts: number; reason?: string }
export type AppsMessage = { kind: 'apps'; states: Record<string, DeskState> }

export const isAppsMessage = (message: unknown): message is AppsMessage =>
  typeof message === 'object' && message !== null && (message as { kind?: unknown }).kind === 'apps'

/** The last report; undefined if the site runs without the starter. */
export function createDeskState() {
  let state: DeskState | undefined
  return {
    hear(message: unknown): void {
      if (isAppsMessage(message)) state = message.states['staff desk']
    },
    now: () => state,
  }
}
