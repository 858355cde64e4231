import { describe, expect, test } from 'vitest'
import { countedWords } from './counted-words.ts'
import { indianDay } from './india-days.ts'
import { isCrawler } from './is-crawler.ts'
import { createWordCounts } from './word-counts.ts'

describe('words', () => {
  test.each([
    ['  Water   BILL ', 'water bill'],
    ['पाणीपट्टी', 'पाणीपट्टी'],
    ['वॉर्ड १२', 'वॉर्ड 12'],
    ["mayor's (office)", 'mayor s office'],
    ['पाणीपुरवठा‌ योजना', 'पाणीपुरवठा‌ योजना'],
    ['9876543210', undefined],
    ['९८७६', undefined],
    ['987 654 321', undefined],
    ['a@b.example', undefined],
    ['one two three four five six seven', undefined],
    ['क'.repeat(61), undefined],
    ['"“”\'', undefined],
    ['', undefined],
  ])('%s is counted as %s', (typed, counted) => {
    expect(countedWords(typed)).toBe(counted)
  })

  test('a new week knows nobody, and asks for three again', () => {
    const words = createWordCounts()
    for (const client of ['a', 'b']) words.asked('roads', client, true)
    words.forget()
    words.asked('roads', 'c', true)
    words.clicked('roads', 'a')
    expect(words.take(10)).toEqual([])
    for (const client of ['a', 'b']) words.asked('roads', client, true)
    expect(words.take(10)).toEqual([{ words: 'roads', count: 3, fruitless: 0, clicked: 0 }])
  })

  test('are bounded: after 2,000 others no new ones are kept', () => {
    const words = createWordCounts()
    for (let number = 0; number < 2000; number += 1) words.asked(`word ${number}`, 'a', true)
    for (const client of ['a', 'b', 'c']) words.asked('late', client, true)
    for (const client of ['b', 'c']) words.asked('word 7', client, false)
    expect(words.take(10)).toEqual([{ words: 'word 7', count: 3, fruitless: 2, clicked: 0 }])
  })
})

test('a day and a week are those of India', () => {
  const sunday = indianDay(Date.parse('2026-11-22T18:29:59Z'))
  const monday = indianDay(Date.parse('2026-11-22T18:30:00Z'))
  expect([sunday.date, monday.date]).toEqual(['2026-11-22', '2026-11-23'])
  expect(monday.week).toBe(sunday.week + 1)
  expect(indianDay(Date.parse('2026-11-29T18:29:59Z')).week).toBe(monday.week)
  expect(new Date(sunday.endsAt).toISOString()).toBe('2026-11-22T18:30:00.000Z')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; U; Android 9; CUBOT X19) UCBrowser/13', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['curl/8.5.0', true],
  [undefined, true],
])('%s: is it a crawler? %s', (agent, is) => {
  expect(isCrawler(agent)).toBe(is)
})
