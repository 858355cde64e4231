import { describe, expect, it } from 'vitest'
import { type Check, email, link, marathiInUnicode, path, video, videoId, webAddress } from './check.ts'

const right = (check: Check, value: string) => expect(check(value), value).toBeUndefined()
const wrong = (check: Check, value: string) => expect(check(value)?.en, value).toMatch(/^must be/)

const cases: [string, Check, string[], string[]][] = [
  [
    'a link',
    link,
    ['/history', '/birth-&-death', '/uploads/a.pdf', '#', 'https://eci.gov.in/', 'http://x.example/a?b=c'],
    [
      'history',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https://',
      'mailto:a@b.example',
      '/a b',
    ],
  ],
  ['a path', path, ['/tax', '/'], ['tax', '#', 'https://a.example', '//a.example']],
  [
    'a web address',
    webAddress,
    ['https://www.nvaccess.org/'],
    [
      '/nvda',
      'ftp://a.example',
      'https://a b.example',
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://[::1]:3001/',
      'http://192.168.1.10/router',
      'http://localhost:3000/',
      'http://desk.local/',
      'http://intranet/',
      'https://bank.example@evil.example/',
      'https://user:word@evil.example/',
    ],
  ],
  [
    'an email address',
    email,
    ['office@sahyanagar.example', 'a.b@c.co.in'],
    ['office', 'a@b', 'a b@c.example', 'a@b.c', 'a@b.example?cc=all@evil.example', 'a%0d@b.example'],
  ],
  [
    'a video',
    video,
    [
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      'https://youtu.be/aaaaaaaaaaa',
      'https://www.youtube.com/embed/aaaaaaaaaaa?start=1',
    ],
    [
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/',
      'aaaaaaaaaaa',
      'https://youtu.be/aaaaaaaaaaaa',
    ],
  ],
]

describe.each(cases)('%s', (_what, check, good, bad) => {
  it.each(good)('may be %s', (value) => right(check, value))
  it.each(bad)('may not be %s', (value) => wrong(check, value))
})

it('Marathi in an old font is refused with what to do, and other words in a Marathi field are not', () => {
  for (const text of ['egkjk"Vª \'kklu', 'ÌÉ½þÉ®úÉ¹]Åõ', 'maharaYT/ Saasana']) {
    expect(marathiInUnicode(text)?.en).toMatch(/old font .* type it in Unicode or convert it first/)
    expect(marathiInUnicode(text)?.mr).toMatch(/जुन्या फॉन्टमध्ये .* युनिकोडमध्ये/)
    expect(`${marathiInUnicode(text)?.en}${marathiInUnicode(text)?.mr}`).not.toMatch(/[,:]/)
  }
  for (const text of ['GST', 'PMAY-U 2.0', 'office@sahyanagar.example', 'नगरपरिषद'])
    expect(marathiInUnicode(text)).toBeUndefined()
})

it('complaints have neither commas nor colons, at which the desk would take them apart', () => {
  for (const [, check] of cases) {
    const complaint = check('§')
    expect(`${complaint?.en}${complaint?.mr}`).not.toMatch(/[,:]/)
  }
})

it('the id of a video is found in every form of its address', () => {
  expect(videoId('https://www.youtube.com/watch?v=a-b_cDEF123&t=10s')).toBe('a-b_cDEF123')
  expect(videoId('https://www.youtube.com/shorts/a-b_cDEF123')).toBe('a-b_cDEF123')
})
