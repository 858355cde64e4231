/** What a page says of alerts, as its server wrote it (app/alerts/alerts-of-page.tsx). */
const box = /(<div id="alerts"[^>]*>)([\s\S]*?)(<\/div>)/
const item = /<li class="alert [\s\S]*?<\/li>/g
const until = /^<li [^>]*data-until="(\d+)"/
const ofDepartment = /^<li [^>]*data-department=/

/** The alerts in a document; undefined where the document has no place for them. */
export const alertsIn = (html: string): string | undefined => box.exec(html)?.[2]

const itemsOf = (alerts: string): string[] => alerts.match(item) ?? []

/**
 * A copy with the alerts that hold at this time by the device's clock: of those for every page the last that the device
 * has seen on any page, and the copy's own ones of its department. None has ended.
 */
export function withAlertsAt(html: string, now: number, lastSeen?: string): string {
  const own = alertsIn(html)
  if (own === undefined) return html
  const general = lastSeen ?? own
  const all = [
    ...itemsOf(general).filter((each) => !ofDepartment.test(each)),
    ...itemsOf(own).filter((each) => ofDepartment.test(each)),
  ]
  const shown = all.filter((each) => Number(until.exec(each)?.[1] ?? Number.POSITIVE_INFINITY) > now)
  const around = itemsOf(own).length > 0 ? own : general
  const inside = shown.length > 0 ? replaceItems(around, shown.join('')) : ''
  return html.replace(box, (_, open: string, _inside: string, close: string) => open + inside + close)
}

const replaceItems = (alerts: string, items: string): string =>
  alerts.replace(/(<ul[^>]*>)[\s\S]*(<\/ul>)/, (_, open: string, close: string) => open + items + close)
