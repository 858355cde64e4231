import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

const linksIn = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://services.example/en', ['https://services.example/en']],
  ['See https://services.example/en.', ['https://services.example/en']],
  ['(https://services.example/en), and more', ['https://services.example/en']],
  ['Is it https://services.example/en?', ['https://services.example/en']],
  ['https://services.example/a?b=1&c=2#d;', ['https://services.example/a?b=1&c=2#d']],
  ['https://services.example/act_(2015) says', ['https://services.example/act_(2015)']],
  ['[https://services.example/act_(2015)]', ['https://services.example/act_(2015)']],
  ['“https://services.example/”', ['https://services.example/']],
  ['https://services%20.example/', []],
  ['<https://services.example/>', ['https://services.example/']],
  ['http://one.example and http://two.example', ['http://one.example', 'http://two.example']],
  ['HTTPS://SERVICES.EXAMPLE', ['HTTPS://SERVICES.EXAMPLE']],
  ['www.services.example, daily', ['https://www.services.example']],
  ['पाहा https://services.example/mr।', ['https://services.example/mr']],
  ['पाहा: https://सेवा.भारत/अर्ज', ['https://सेवा.भारत/अर्ज']],
  ['https://services.example\nNext line', ['https://services.example']],
])('%s links %j', (text, expected) => {
  expect(linksIn(text)).toEqual(expected)
})

test.each([
  'No address here, and none in 9.45 to 6.15',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.example',
  'Write to office@www.council.example',
  'awww.services.example',
  'https://',
  'http://localhost/admin',
  'https://bank.example@evil.example/login',
  'https://user:word@evil.example',
  '',
])('%s links nothing', (text) => {
  expect(linksIn(text)).toEqual([])
})

test.each(['See https://services.example/en. Or ask.', 'www.a.example (www.b.example)', 'अधिनियम, २०१५', ''])(
  'every word of "%s" stays',
  (text) => {
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
