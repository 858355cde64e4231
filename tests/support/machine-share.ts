const sample = 40

/**
 * How many times longer than its processor time work takes on this machine now: 1 on a quiet one, 4 where four want each
 * core. A promise in seconds is for a quiet machine.
 */
export function shareOfMachine(): number {
  const began = performance.now()
  const used = process.cpuUsage()
  let spent = 0
  while (spent < sample) {
    const { user, system } = process.cpuUsage(used)
    spent = (user + system) / 1000
  }
  return Math.max(1, (performance.now() - began) / spent)
}
