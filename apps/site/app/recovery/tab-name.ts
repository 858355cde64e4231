/** What lasts as long as the tab, in the name of its window: no setting blocks it, and it lies in memory alone. */
export const inTabName = (part: string): string | null => new URLSearchParams(window.name).get(part)

/** Undefined takes the part out. */
export function putIntoTabName(part: string, value: string | undefined): void {
  const parts = new URLSearchParams(window.name)
  if (value === undefined) parts.delete(part)
  else parts.set(part, value)
  window.name = String(parts)
}
