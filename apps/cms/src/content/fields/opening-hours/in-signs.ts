import { toAsciiDigits } from '@nagardwar/contract'

/** What people write, and the signs that are stored. The longer words come first. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:24\s*[x×/]\s*7|24\s*hours?|always)\b|२४ तास|24 तास|अहोरात्र|सदैव/g, ' 24/7 '],
  [/\b(?:public )?holidays?\b|सार्वजनिक सुट्टीच्या दिवशी|सार्वजनिक सुट्टी|सुट्टीच्या दिवशी|सुट्ट्या|सुट्टी/g, ' ph '],
  [/\b(?:closed|off)\b|बंद/g, ' off '],
  [/\b(?:daily|every day|all days)\b|दररोज|रोज/g, ' mo-su '],
  [/\b(?:mondays?|mon)\b|सोमवार|सोम/g, ' mo '],
  [/\b(?:tuesdays?|tues?)\b|मंगळवार|मंगळ/g, ' tu '],
  [/\b(?:wednesdays?|wed)\b|बुधवार|बुध/g, ' we '],
  [/\b(?:thursdays?|thurs?)\b|गुर[ुू]वार|गुर[ुू]/g, ' th '],
  [/\b(?:fridays?|fri)\b|शुक्रवार|शुक्र/g, ' fr '],
  [/\b(?:saturdays?|sat)\b|शनिवार|शनि/g, ' sa '],
  [/\b(?:sundays?|sun)\b|रविवार|रवि/g, ' su '],
  [/\b(?:and)\b|&|(?<=\s)व(?=\s)|आणि/g, ' , '],
  [/\b(?:to|till|until)\b|(?<=\s)ते(?=\s)|[–—]/g, ' - '],
]

const clock = /(?<![\d:])(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?(?![\d:a-z])/g

function inClock(_: string, hour: string, minute = '00', half = ''): string {
  const base = half === '' ? Number(hour) : Number(hour) % 12
  return `${String(half === 'p' ? base + 12 : base).padStart(2, '0')}:${minute}`
}

/** The parts of opening hours, each in the signs of `opening_hours`, as far as its words are known. */
export function hoursInSigns(text: string): string[] {
  let plain = toAsciiDigits(text).toLowerCase()
  for (const [word, sign] of words) plain = plain.replace(word, sign)
  return plain
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^(?:mo\s*-\s*su)?\s*24\/7$/.test(part) ? '24/7' : signsOf(part)))
}

function signsOf(part: string): string {
  return part
    .replace(clock, inClock)
    .split(/([-,])/)
    .map((each) => each.trim())
    .join('')
    .replace(/(?<=[a-z0-9])\s*:\s+/g, ' ')
    .replace(/(\d{2}:\d{2})\s+(?=\d)/g, '$1,')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[a-z]+/g, (word) => signs.get(word) ?? word)
}

const signs = new Map(
  ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH', 'off'].map((sign) => [sign.toLowerCase(), sign]),
)
