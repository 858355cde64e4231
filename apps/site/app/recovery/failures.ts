/**
 * How often the script failed in this visit. It is stored in the name of the window, which no setting blocks and
 * which lasts as long as the tab. The script that starts the modules (`server/pages/scripts-last.ts`) reads it too.
 */
const counted = /^script-failures=(\d+)$/

const failuresSoFar = (): number => Number(counted.exec(window.name)?.[1] ?? 0)

export function countFailure(): void {
  window.name = `script-failures=${failuresSoFar() + 1}`
}
