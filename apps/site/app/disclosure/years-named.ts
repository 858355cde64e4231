import { toAsciiDigits } from '@nagardwar/contract/browser'

// Words around a year that do not change its meaning.
const words = /^(financial year|fin\. year|year|f\. ?y\.|fy|आर्थिक वर्ष|वित्तीय वर्ष|वर्ष|सन)[ :.-]*/
const span = /^([0-9]{4})(?: ?(?:-|\/|to|ते) ?([0-9]{4}|[0-9]{2}))?$/

/**
 * The key of a label, equal for every spelling of the same years: `Financial Year 2022 - 2023`, `2022-23` and `वर्ष
 * २०२२ - २०२३` are `2022-2023`. Any other label is its own key.
 */
export function yearsNamed(label: string): string {
  const text = plain(label)
  const [, first, second] = span.exec(text.replace(words, '')) ?? []
  if (!first) return text
  return second ? `${first}-${first.slice(0, 4 - second.length)}${second}` : first
}

const plain = (label: string): string =>
  toAsciiDigits(label.normalize('NFC'))
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
