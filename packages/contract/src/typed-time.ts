import { toAsciiDigits } from './digits.ts'

const mostCharacters = 40

type Half = 'morning' | 'midday' | 'evening' | 'night'

/** What people write with an hour of twelve. A letter may follow in Marathi: सकाळी, सकाळच्या. */
const halves: readonly (readonly [string, Half])[] = [
  ['am', 'morning'],
  ['a.m.', 'morning'],
  ['पहाटे', 'morning'],
  ['सकाळी', 'morning'],
  ['pm', 'evening'],
  ['p.m.', 'evening'],
  ['दुपारी', 'midday'],
  ['सायंकाळी', 'evening'],
  ['संध्याकाळी', 'evening'],
  ['रात्री', 'night'],
]

const fillers = [' वाजता', ' वा.', ' वा']

/** The hour of twenty-four; nothing where the word and the hour contradict each other, as at "रात्री १२". */
function hourIn(half: Half | undefined, hour: number): number | undefined {
  if (half === undefined) return hour
  if (half === 'morning') return hour === 12 ? 0 : hour < 12 ? hour : undefined
  if (hour > 12) return half === 'midday' && hour > 17 ? undefined : hour
  if (hour === 0) return undefined
  if (half === 'midday') return hour === 11 || hour === 12 ? hour : hour + 12
  if (half === 'night') return hour === 12 ? undefined : hour < 5 ? hour : hour + 12
  return hour === 12 ? 12 : hour + 12
}

function halfOf(text: string): [string, Half | undefined] {
  const found = halves.find(([word]) => text.startsWith(word) || text.endsWith(word))
  return found ? [text.replace(found[0], '').trim(), found[1]] : [text, undefined]
}

const clock = /^([0-9]{1,2})(?:[:.]([0-9]{2}))?$/

/**
 * A time of day as `HH:mm`, from what people write: 18:00, १८.००, 6 pm, सायंकाळी ६, सकाळी ११:३० वाजता. A bare number is no
 * time.
 */
export function typedTime(text: string): string | undefined {
  if (text.length > mostCharacters) return undefined
  let plain = toAsciiDigits(text).toLowerCase().trim()
  const filler = fillers.find((each) => plain.endsWith(each))
  if (filler) plain = plain.slice(0, -filler.length).trim()
  const [time, half] = halfOf(plain)
  const [found, hours, minutes] = clock.exec(time) ?? []
  if (!found || (minutes === undefined && !half && !filler)) return undefined
  const hour = hourIn(half, Number(hours))
  if (hour === undefined || hour > 23 || Number(minutes ?? 0) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}
