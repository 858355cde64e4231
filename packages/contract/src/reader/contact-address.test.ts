import { expect, test } from 'vitest'
import { emailFrom, linkFrom } from './contact-address.ts'
import { textFrom } from './scalar.ts'

test.each([
  ['office@sahyanagar.example', 'office@sahyanagar.example'],
  [' front.office+mr@sahyanagar.example ', 'front.office+mr@sahyanagar.example'],
  ['कार्यालय@सह्यनगर.भारत', 'कार्यालय@सह्यनगर.भारत'],
  ['office@sahyanagar.example?cc=everybody@evil.example', ''],
  ['office@sahyanagar.example?subject=x.in', ''],
  ['office%0d%0abcc@evil.example', ''],
  ['a@b.example,c@d.example', ''],
  ['office@sahyanagar', ''],
  ['javascript:alert(1)', ''],
  ['ask at the counter', ''],
  ['co(at)council.example', 'co@council.example'],
  ['co[at]council[dot]example', 'co@council.example'],
  ['co [AT] council [DOT] gov [DOT] example', 'co@council.gov.example'],
  ['co at council dot example', 'co@council.example'],
  ['co@council[.]example', 'co@council.example'],
  ['co [ॲट] council [डॉट] example', 'co@council.example'],
  ['co [अ\u200dॅट] council [डॉट] example', 'co@council.example'],
  ['co @ council.example', 'co@council.example'],
  ['mailto:co@council.example', 'co@council.example'],
  ['ask at council.example', ''],
  ['co(at)council(at)example.example', ''],
  ['co(at)council.example, clerk(at)council.example', ''],
  ['co(at)council.example?bcc=x@evil.example', ''],
  [`co${' '.repeat(90_000)}(at)council.example`, ''],
  [`${'(at)'.repeat(20_000)}`, ''],
  [7, ''],
])('rule 3: %j as an e-mail address is %j', (value, expected) => {
  expect(emailFrom(value)).toBe(expected)
})

test.each([
  ['/history', '/history'],
  ['https://a.example/?x=1', 'https://a.example/?x=1'],
  ['mailto:office@sahyanagar.example', 'mailto:office@sahyanagar.example'],
  ['MAILTO:office@sahyanagar.example?bcc=x@evil.example&body=Pay', 'mailto:office@sahyanagar.example'],
  ['mailto:?bcc=x@evil.example', ''],
  ['mailto:everybody', ''],
  ['tel:+91 (251) 555-0121', 'tel:+912515550121'],
  ['tel:०२५१ ५५५ ०१२१', 'tel:02515550121'],
  ['tel:*#06#', ''],
  ['tel:1', ''],
])('rule 8: the link %j leads to %j', (link, expected) => {
  expect(linkFrom(link)).toBe(expected)
})

test('direction overrides are removed from every text, marks of letters stay', () => {
  expect(textFrom('report\u202efdp.exe\u2066 \u2069')).toBe('reportfdp.exe')
  expect(textFrom('क्\u200dष \u200eabc')).toBe('क्\u200dष \u200eabc')
})
