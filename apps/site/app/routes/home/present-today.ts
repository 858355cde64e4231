import { type AlertRow, alertsAt, forEveryPage, plannedAlerts } from '../../alerts/present-alerts.ts'
import { plannedTroubles, type StateRow, statesAt } from '../../service-states/present-service-states.ts'

/** What is told of even while it is as usual. */
const daily: readonly StateRow['service'][] = ['water', 'streetLights', 'waste']
const gravity = { normal: 0, limited: 1, stopped: 2 } as const satisfies Record<StateRow['state'], number>

/**
 * The town in a line: the services of every day and what does not work as usual, each once and in its worst state; how
 * many alerts there are, and how much is planned.
 */
export function presentToday(states: readonly StateRow[], alerts: readonly AlertRow[], now: number) {
  const worst = new Map<StateRow['service'], StateRow['state']>()
  for (const { service, state } of statesAt(states, now))
    if (gravity[state] >= gravity[worst.get(service) ?? 'normal']) worst.set(service, state)
  const own = forEveryPage(alerts)
  return {
    services: [...worst]
      .filter(([service, state]) => daily.includes(service) || state !== 'normal')
      .map(([service, state]) => ({ service, state })),
    alerts: alertsAt(own, now).length,
    planned: plannedAlerts(own, now).length + plannedTroubles(states, now).length,
  }
}
