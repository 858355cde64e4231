/** What a page says of alerts, as its server wrote it (app/layout/alerts-of-page.tsx). */
const boxStart = /<div id="alerts"[^<>]*>/
const itemStart = '<li class="alert '
const itemEnd = '</li>'
const until = /^<li [^>]*data-until="(\d+)"/
const ofDepartment = /^<li [^>]*data-department=/

/** Where the alerts stand in a document; undefined where it has no place for them. */
function placeIn(html: string): [start: number, end: number] | undefined {
  const found = boxStart.exec(html)
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const end = html.indexOf('</div>', start)
  return found && end >= 0 ? [start, end] : undefined
}

/** The alerts in a document; undefined where the document has no place for them. */
export function alertsIn(html: string): string | undefined {
  const place = placeIn(html)
  return place && html.slice(...place)
}

const itemsOf = (alerts: string): string[] =>
  alerts
    .split(itemEnd)
    .slice(0, -1)
    .filter((each) => each.includes(itemStart))
    .map((each) => each.slice(each.indexOf(itemStart)) + itemEnd)

/**
 * A copy with the alerts that hold at this time by the device's clock: of those for every page the last that the device
 * has seen on any page, and the copy's own ones of its department. None has ended.
 */
export function withAlertsAt(html: string, now: number, lastSeen?: string): string {
  const place = placeIn(html)
  if (!place) return html
  const own = html.slice(...place)
  const general = lastSeen ?? own
  const all = [
    ...itemsOf(general).filter((each) => !ofDepartment.test(each)),
    ...itemsOf(own).filter((each) => ofDepartment.test(each)),
  ]
  const shown = all.filter((each) => Number(until.exec(each)?.[1] ?? Number.POSITIVE_INFINITY) > now)
  const around = itemsOf(own).length > 0 ? own : general
  const inside = shown.length > 0 ? replaceItems(around, shown.join('')) : ''
  return html.slice(0, place[0]) + inside + html.slice(place[1])
}

function replaceItems(alerts: string, items: string): string {
  const open = /<ul[^<>]*>/.exec(alerts)
  const start = (open?.index ?? 0) + (open?.[0].length ?? 0)
  const end = alerts.lastIndexOf('</ul>')
  return open && end >= start ? alerts.slice(0, start) + items + alerts.slice(end) : alerts
}
