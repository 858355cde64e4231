/** How the staff desk is, as the starter tells (scripts/steps/supervisor.mjs). `reason` is one of a few words of ours. */
export type DeskState = { isRunning: boolean; starts: number; reason?: string }
export type AppsMessage = { kind: 'apps'; states: Record<string, DeskState> }

export const isAppsMessage = (message: unknown): message is AppsMessage =>
  typeof message === 'object' && message !== null && (message as { kind?: unknown }).kind === 'apps'

/** What was last told; nothing where the site runs without the starter. */
export function createDeskState() {
  let state: DeskState | undefined
  return {
    hear(message: unknown): void {
      if (isAppsMessage(message)) state = message.states['staff desk']
    },
    now: () => state,
  }
}
