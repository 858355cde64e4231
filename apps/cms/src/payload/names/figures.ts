const marathiDigits = '०१२३४५६७८९'

const units = [
  { en: 'bytes', mr: 'बाइट' },
  { en: 'KB', mr: 'केबी' },
  { en: 'MB', mr: 'एमबी' },
  { en: 'GB', mr: 'जीबी' },
]

const unitOf = (written: string) => units.find(({ en, mr }) => en === written || mr === written)

const noBreak = '\u00a0'

/** Digits of the language. Payload counts with Latin ones in every language. */
export const digitsIn = (language: 'en' | 'mr', text: string): string =>
  text.replace(/[0-9०-९]/g, (digit) => {
    const value = marathiDigits.includes(digit) ? marathiDigits.indexOf(digit) : Number(digit)
    return language === 'mr' ? (marathiDigits[value] ?? digit) : String(value)
  })

/** What Payload writes about a file, "120KB — application/pdf", with the words of the website. */
export function fileFactsIn(language: 'en' | 'mr', text: string): string {
  const inUnits = text.replace(
    /([0-9०-९])\s*(bytes|KB|MB|GB|बाइट|केबी|एमबी|जीबी)(?![\p{L}\p{M}])/u,
    (_all, digit: string, unit: string) => `${digit}${noBreak}${unitOf(unit)?.[language] ?? unit}`,
  )
  const inWords = inUnits
    .replace(/application\/pdf|पीडीएफ|\bPDF\b/, language === 'mr' ? 'पीडीएफ' : 'PDF')
    .replace(/image\/(\w+)/, (_all, kind: string) => kind.toUpperCase())
    .replace(/(\d)x(\d)/, '$1 × $2')
  return digitsIn(language, inWords)
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The moment of a lock as the desk writes others. Payload says “Nov 26, 2026, 5:30 PM” in every language. */
export const momentIn = (language: 'en' | 'mr', text: string): string =>
  text.replace(
    /^([A-Z][a-z]{2}) ([0-9]{1,2}), ([0-9]{4}), ([0-9]{1,2}):([0-9]{2})\s(AM|PM)$/,
    (_all, month: string, day: string, year: string, hour: string, minute: string, half: string) => {
      const two = (number: number) => String(number).padStart(2, '0')
      const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
      const date = `${two(Number(day))}.${two(months.indexOf(month) + 1)}.${year}`
      return digitsIn(language, `${date}, ${two(hours)}:${minute}`)
    },
  )
