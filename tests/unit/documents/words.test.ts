import { describe, expect, test } from 'vitest'
import { glossaryTable, type Text, texts } from './texts.ts'

const inMarathi = texts.filter(({ language }) => language === 'mr')
const inEnglish = texts.filter(({ language }) => language === 'en')

/**
 * Parts for machines: placeholders, tags, settings, names of figures, addresses, and blanks that a council fills in.
 */
const machineRead =
  /^[A-Za-z]+: \S+$|\{\{[^}]*\}\}|\$\{[^}]*\}|<\/?\d>|[A-Z_]+=\S+|\[\[[^\]]*\]\]|https?:\/\/\S+|\S+@\S+|www\.\S+|\/\S*/gm
const forPeople = (text: string) => text.replace(machineRead, ' ')
const show = (found: Text[]) => found.map(({ file, text }) => `${file}: ${text}`)

test('all texts are looked at: of the site, the desk and the content', () => {
  for (const place of [
    'apps/site/app/i18n/',
    'apps/site/app/components/',
    'apps/cms/src/',
    'apps/cms/src/features/today/',
    'content/demo/',
    'content/skeleton/',
    'packages/contract/src/examples/',
  ])
    expect(
      inMarathi.some(({ file }) => file.startsWith(place)),
      place,
    ).toBe(true)
})

describe('one word for one thing in Marathi', () => {
  const words = (cell = '') => cell.split(/[,;:]/).map((word) => word.trim())
  const rows = glossaryTable('One word for one thing').map(([, meaning, use, not]) => ({
    meaning,
    right: words(use).filter((word) => /\p{Script=Devanagari}/u.test(word)),
    wrong: words(not),
  }))

  test('the glossary has the table', () => {
    expect(rows.length).toBeGreaterThan(30)
  })

  // In the forms and lists of the demo council, कागदपत्रे are the papers that an applicant brings.
  const isOfApplicants = ({ file }: Text, wrong: string) =>
    wrong === 'कागदपत्र' && file.startsWith('content/demo/documents/')

  test.each(rows)('$meaning: $right', ({ right, wrong }) => {
    for (const word of wrong) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${word.replaceAll('.', '\\.')}`, 'u')
      const allowed = right.filter((each) => each.includes(word))
      const without = (text: string) => allowed.reduce((left, each) => left.replaceAll(each, ''), text)
      const found = inMarathi.filter(
        (each) => pattern.test(without(each.text)) && !isOfApplicants(each, word),
      )
      expect(show(found), `${word} → ${right.join(', ')}`).toEqual([])
    }
  })
})

test.each([
  ['email', /\be-mail\b/i],
  ['website', /\bweb site\b/i],
  ['log in', /\bsign(ed|ing)? in\b/i],
])('one word for one thing in English: %s', (_, other) => {
  expect(show(inEnglish.filter(({ text }) => other.test(forPeople(text))))).toEqual([])
})

test('a Marathi text has no ASCII digit that a person reads', () => {
  expect(show(inMarathi.filter(({ text }) => /[0-9]/.test(forPeople(text))))).toEqual([])
})

test('an English text has no Devanagari digit', () => {
  expect(show(inEnglish.filter(({ text }) => /[०-९]/.test(text)))).toEqual([])
})

describe('a value in a sentence is never inflected: its ending cannot be known', () => {
  const value = String.raw`(?:\}\}|\$\{[^}]*\})`

  test('no Marathi ending follows a value', () => {
    const endings =
      'च्या|ची|चा|चे|ला|ना|स|ने|नी|त|तील|मध्ये|मधून|वर|हून|शी|साठी|कडे|व्या|वे|वा|वी|नुसार|पर्यंत|पासून|पेक्षा|मुळे|द्वारे'
    const pattern = new RegExp(`${value}[”’"»)]*\\s?(?:${endings})(?![\\p{L}\\p{M}])`, 'u')
    expect(show(inMarathi.filter(({ text }) => pattern.test(text)))).toEqual([])
  })

  test('no English plural or genitive is hung on a value', () => {
    const pattern = new RegExp(`${value}(?:['’]s|s|\\(s\\))(?![\\p{L}])`, 'u')
    expect(show(inEnglish.filter(({ text }) => pattern.test(text)))).toEqual([])
  })
})
