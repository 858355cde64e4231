import { describe, expect, test } from 'vitest'
import { messageIn, pageOf, shownAs } from './push.ts'

const message = {
  title: 'धोका · सह्यनगर नगरपरिषद',
  body: 'तलावाची पातळी वाढत आहे',
  language: 'mr',
  path: '/mr/alerts',
  tag: 'alert-4',
} as const

describe('a message from the council', () => {
  test('is shown in its language, in the place of an earlier one about the same alert', () => {
    expect(messageIn(JSON.stringify(message))).toEqual(message)
    expect(shownAs(message)).toEqual({
      body: message.body,
      lang: 'mr',
      tag: 'alert-4',
      data: { path: '/mr/alerts' },
    })
  })

  test.each(['', 'null', '"text"', '{}', JSON.stringify({ ...message, body: 7 })])(
    'that cannot be read (%s) is shown all the same, in both languages',
    (text) => {
      expect(messageIn(text)).toMatchObject({ path: '/alerts', title: expect.stringContaining('सूचना') })
    },
  )

  test.each([
    ['/mr/alerts', 'https://council.example/mr/alerts'],
    ['//evil.example/', 'https://council.example/'],
    ['https://evil.example/', 'https://council.example/'],
    ['javascript:alert(1)', 'https://council.example/'],
    [undefined, 'https://council.example/'],
  ])('opens a page of this website: %s', (path, expected) => {
    expect(pageOf(path, 'https://council.example')).toBe(expected)
  })
})
