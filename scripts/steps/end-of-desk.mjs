/** Why the desk ended, by the status of its process; the desk gives them (apps/cms/src/cannot-start.ts). */
const reasons = {
  21: 'database-missing',
  22: 'database-damaged',
  23: 'disk-full',
  24: 'wrong-settings',
}

/** A word for a person and for `/readyz` and the metrics, without anything of the machine in it. */
export function reasonOfEnd(code, signal) {
  if (signal) return `signal-${signal.toLowerCase()}`
  return reasons[code] ?? `status-${code}`
}
