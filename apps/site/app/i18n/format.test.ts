import { describe, expect, test } from 'vitest'
import { type DateValue, formatIn } from './format.ts'

const en = formatIn('en')
const mr = formatIn('mr')

describe('numbers have Indian grouping in both languages, and Devanagari digits in Marathi', () => {
  test.each([
    [0, '0', '०'],
    [7, '7', '७'],
    [999, '999', '९९९'],
    [1000, '1,000', '१,०००'],
    [123213, '1,23,213', '१,२३,२१३'],
    [1248307, '12,48,307', '१२,४८,३०७'],
    [98765432109876, '9,87,65,43,21,09,876', '९,८७,६५,४३,२१,०९,८७६'],
    [-15418, '-15,418', '-१५,४१८'],
    [149.35, '149.35', '१४९.३५'],
    [5020.66, '5,020.66', '५,०२०.६६'],
    ['138299', '1,38,299', '१,३८,२९९'],
    ['१३८२९९', '1,38,299', '१,३८,२९९'],
    ['1,96,466', '1,96,466', '१,९६,४६६'],
    ['149.35 Km', '149.35 Km', '१४९.३५ Km'],
    ['125.60', '125.60', '१२५.६०'],
    ['05', '05', '०५'],
    ['-', '-', '-'],
    ['', '', ''],
  ])('%s', (value, english, marathi) => {
    expect(en.number(value)).toBe(english)
    expect(mr.number(value)).toBe(marathi)
  })

  test('what is no number at all is never shown as one', () => {
    expect(en.number(Number.NaN)).toBe('')
    expect(mr.number(Number.POSITIVE_INFINITY)).toBe('')
  })
})

test.each([
  [0, '₹0', '₹०'],
  [600, '₹600', '₹६००'],
  [5000, '₹5,000', '₹५,०००'],
  [800000, '₹8,00,000', '₹८,००,०००'],
  [471300000, '₹47,13,00,000', '₹४७,१३,००,०००'],
  [20.5, '₹20.5', '₹२०.५'],
  [-1500, '-₹1,500', '-₹१,५००'],
])('%s rupees', (amount, english, marathi) => {
  expect(en.rupees(amount)).toBe(english)
  expect(mr.rupees(amount)).toBe(marathi)
})

test.each([
  [0, '0%', '०%'],
  [84, '84%', '८४%'],
  [100, '100%', '१००%'],
  [12.5, '12.5%', '१२.५%'],
  [-3, '-3%', '-३%'],
  [123456, '1,23,456%', '१,२३,४५६%'],
])('%s percent', (value, english, marathi) => {
  expect(en.percent(value)).toBe(english)
  expect(mr.percent(value)).toBe(marathi)
})

test('years are never grouped', () => {
  expect(en.year(2026)).toBe('2026')
  expect(mr.year(2026)).toBe('२०२६')
  expect(mr.year('वर्ष 2022 - 2023')).toBe('वर्ष २०२२ - २०२३')
  expect(mr.year('Financial Year 2022 - 2023')).toBe('Financial Year 2022 - 2023')
})

test('serial numbers start with one', () => {
  expect([0, 9, 1233].map(en.serial)).toEqual(['1', '10', '1234'])
  expect([0, 9].map(mr.serial)).toEqual(['१', '१०'])
})

describe('dates are those of India', () => {
  test.each<[DateValue, string | undefined, string | undefined]>([
    ['2023-05-01T18:30:00.000Z', '02.05.2023', '०२.०५.२०२३'],
    ['2023-05-01T18:29:59.999Z', '01.05.2023', '०१.०५.२०२३'],
    ['2023-05-01', '01.05.2023', '०१.०५.२०२३'],
    ['2024-02-29', '29.02.2024', '२९.०२.२०२४'],
    ['2023-12-31T20:00:00Z', '01.01.2024', '०१.०१.२०२४'],
    [new Date('1995-01-09T00:00:00Z'), '09.01.1995', '०९.०१.१९९५'],
    ['2023-02-29', undefined, undefined],
    ['2023-02-31', undefined, undefined],
    ['2023-13-01', undefined, undefined],
    ['0000-00-00', undefined, undefined],
    ['till today', undefined, undefined],
    ['', undefined, undefined],
    [null, undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s', (value, english, marathi) => {
    expect(en.date(value)).toBe(english)
    expect(mr.date(value)).toBe(marathi)
  })

  test('a sentence has the month in words, a notice its short name', () => {
    expect(en.dateInWords('2026-11-05')).toBe('5\u00a0November\u00a02026')
    expect(mr.dateInWords('2026-11-05')).toBe('५\u00a0नोव्हेंबर\u00a0२०२६')
    expect(mr.dateInWords('2026-02-31')).toBeUndefined()
    expect(en.momentInWords('2026-11-05T12:45:00Z')).toBe('5\u00a0November\u00a02026, 6:15\u00a0PM')
    expect(en.dayAndMonth('2026-11-20')).toEqual({ day: '20', month: 'Nov' })
    expect(mr.dayAndMonth('2026-11-20')).toEqual({ day: '२०', month: 'नोव्हें' })
    expect(mr.dayAndMonth('0000-00-00')).toBeUndefined()
  })
})

test.each([
  [0, '1 KB', '१ केबी'],
  [900, '1 KB', '१ केबी'],
  [250_000, '244 KB', '२४४ केबी'],
  [1_048_576, '1 MB', '१ एमबी'],
  [2_500_000, '2.4 MB', '२.४ एमबी'],
  [1_500_000_000, '1,430.5 MB', '१,४३०.५ एमबी'],
])('a file of %s bytes', (bytes, english, marathi) => {
  expect(en.fileSize(bytes)).toBe(english)
  expect(mr.fileSize(bytes)).toBe(marathi)
})

test('digits change, letters and combining marks do not', () => {
  expect(mr.digits('वॉर्ड 12, कृ.क्र. 9')).toBe('वॉर्ड १२, कृ.क्र. ९')
  expect(en.digits('Ward 12')).toBe('Ward 12')
})

test('clauses are lettered in the alphabet of the language, and go on after its end', () => {
  expect([0, 1, 25, 26, 27, 52].map(en.letter)).toEqual(['a', 'b', 'z', 'aa', 'ab', 'ba'])
  expect([0, 1, 2].map(mr.letter)).toEqual(['क', 'ख', 'ग'])
  expect(new Set(Array.from({ length: 200 }, (_, index) => mr.letter(index))).size).toBe(200)
})

test.each([
  ['2026-11-21T09:05:00Z', '21.11.2026, 2:35 PM', '२१.११.२०२६, दुपारी २:३५'],
  ['2026-11-20T20:00:00Z', '21.11.2026, 1:30 AM', '२१.११.२०२६, रात्री १:३०'],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
  ['soon', undefined, undefined],
])('the time %s is read in India as %s and %s', (value, english, marathi) => {
  const inSpaces = (text?: string) => text?.replaceAll('\u00a0', ' ')
  expect(inSpaces(formatIn('en').dateAndTime(value))).toBe(english)
  expect(inSpaces(formatIn('mr').dateAndTime(value))).toBe(marathi)
})

test('digits are those of the language, and a Marathi text on an English page keeps its own', () => {
  expect(en.digits('०२५१-५५५-०१०१')).toBe('0251-555-0101')
  expect(en.digits('प्रभाग १२')).toBe('प्रभाग १२')
  expect(mr.digits('0251-555-0101')).toBe('०२५१-५५५-०१०१')
})

test.each([
  ['the beginning of a day, which "12 at night" would not tell', 0, '00:00', '००:००'],
  ['the first hour', '00:30', '12:30 AM', 'रात्री १२:३०'],
  ['before sunrise', 270, '4:30 AM', 'पहाटे ४:३०'],
  ['the morning', '09:45', '9:45 AM', 'सकाळी ९:४५'],
  ['noon', '12:00', '12:00 PM', 'दुपारी १२:००'],
  ['the evening', '18:15', '6:15 PM', 'सायंकाळी ६:१५'],
  ['the night', 1200, '8:00 PM', 'रात्री ८:००'],
  ['the end of a day', 1440, 'midnight', 'मध्यरात्री १२'],
  ['the night after it', 1560, '2:00 AM', 'रात्री २:००'],
])('a time is written as it is said: %s', (_, time, english, marathi) => {
  // In one line.
  expect(formatIn('en').time(time)).toBe(english.replace(' ', '\u00a0'))
  expect(formatIn('mr').time(time)).toBe(marathi.replace(' ', '\u00a0'))
})
