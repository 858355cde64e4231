/** Why the desk ended, by its exit code; apps/cms/src/platform/cannot-start.ts defines the codes. */
const reasons = {
  21: 'database-missing',
  22: 'database-damaged',
  23: 'disk-full',
  24: 'wrong-settings',
  25: 'database-older',
}

/** A word for people, for `/readyz` and for the metrics, without details of the machine. */
export function reasonOfEnd(code, signal) {
  if (signal) return `signal-${signal.toLowerCase()}`
  return reasons[code] ?? `status-${code}`
}
