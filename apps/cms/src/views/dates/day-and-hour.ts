const hour = /(?<![0-9])([0-9]{1,2})\s*[:.]\s*([0-9]{2})$/

/** A typed moment such as `31.12.2026, 17:30` in its parts. All digits are ASCII here. */
export type DayAndHour = { day: string; hours: string; minutes: string }

/** Undefined where no hour stands at the end. The hour is looked for first, so that the text is read once. */
export function dayAndHourIn(text: string): DayAndHour | undefined {
  const found = hour.exec(text)
  const [, hours = '', minutes = ''] = found ?? []
  const before = text.slice(0, found?.index)
  const spaced = before.trimEnd()
  if (!found || spaced === before) return undefined
  const day = spaced.endsWith(',') ? spaced.slice(0, -1).trimEnd() : spaced
  return { day, hours, minutes }
}
