/**
 * How often the script failed in this visit. The name of the window holds it: no setting denies it, and it lasts as long
 * as the tab. The line of script that starts the modules (`server/pages/scripts-last.ts`) reads it too.
 */
const counted = /^script-failures=(\d+)$/

const failuresSoFar = (): number => Number(counted.exec(window.name)?.[1] ?? 0)

export function countFailure(): void {
  window.name = `script-failures=${failuresSoFar() + 1}`
}
