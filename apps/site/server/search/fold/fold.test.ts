import { romanise } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { latinRootsOf, rootsOf } from './roots.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { allTerms, spellingsOf } from './terms.ts'
import { wordsOf } from './words.ts'

const texts = (text: string): string[] =>
  wordsOf(text).map((word) => (word.kind === 'word' ? word.text : word.names.join(' ')))

describe('a text is cut into words', () => {
  test.each([
    ['मालमत्ता कर, २०२३', ['मालमत्ता', 'कर', '2023']],
    ['Ward no. 12', ['Ward', 'no', '12']],
    ['वॉर्ड१२', ['वॉर्ड', '12']],
    ['प्रभाग क्र. १२', ['प्रभाग', 'क्र', '12']],
    ['S.S.C. results', ['SSC', 'results']],
    ['स.न.प.', ['सनप']],
    ['', []],
    ['!? — ।', []],
  ])('%s', (text, words) => {
    expect(texts(text)).toEqual(words)
  })

  test('no mark is ever cut from its letter, nor a joiner from its word', () => {
    expect(texts('क्‍षेत्र पाणीपट्टी कचऱ्याची')).toEqual(['क्‍षेत्र', 'पाणीपट्टी', 'कचऱ्याची'])
  })

  test('each word knows its place in the text as it was written', () => {
    const text = 'प्रभाग १२: सावरपाडा'
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['प्रभाग', '१२', 'सावरपाडा'])
  })
})

describe('a number is known by all its names, in both kinds of digits', () => {
  test.each([
    ['2023-24', '2023/2024 2023 2024'],
    ['२०२३ - २०२४', '2023/2024 2023 2024'],
    ['2099-00', '2099/2100 2099 2100'],
    ['2019-2023', '2019 2023'],
    ['28.04.2015', '2015-04-28 2015'],
    ['दि. २७-०४-२०२१', '2021-04-27 2021'],
    ['2021-04-27', '2021-04-27 2021'],
    ['1,96,466', '196466'],
    ['१,९६,४६६', '196466'],
    ['149.35 Km', '149.35'],
    ['05', '5'],
    ['0251-555-0111', '02515550111'],
    ['०२५१ ५५५ ०१११', '02515550111'],
    ['02515550111', '02515550111'],
  ])('%s', (text, names) => {
    const number = wordsOf(text).find(({ kind }) => kind === 'number')
    expect(number).toMatchObject({ names: names.split(' ') })
  })
})

describe('Devanagari and Latin letters give one sound', () => {
  test.each([
    ['मालमत्ता', ['malmatta', 'maalmatta', 'malmata']],
    ['घरपट्टी', ['gharpatti', 'gharpattee', 'gharpaati']],
    ['पाणीपट्टी', ['panipatti', 'paanipatti']],
    ['दाखला', ['dakhla', 'daakhlaa']],
    ['ज्ञान', ['dnyan', 'gyan']],
    ['क्षेत्र', ['kshetr', 'xetr']],
    ['चौक', ['chowk', 'chauk', 'chouk']],
    ['संपर्क', ['sampark', 'sanpark']],
    ['अर्ज', ['arj', 'arz']],
    ['विवाह', ['vivah', 'wiwaah']],
    ['झाड', ['jhad', 'zad', 'zaad']],
    ['वृक्ष', ['vruksh']],
    ['फेरफार', ['ferfar', 'pherphar']],
    ['छायाचित्र', ['chhayachitr', 'chayachitr']],
    ['गावठाण', ['gaothan', 'gavthan']],
    ['योजना', ['yojna', 'yojnaa']],
    ['शाळा', ['shala', 'shaalaa', 'sala']],
    ['रोड', ['road', 'rod']],
    ['स्कूल', ['school']],
    ['सिटी', ['city']],
    ['हॉस्पिटल', ['hospital']],
  ])('%s', (devanagari, latin) => {
    for (const word of latin) expect([word, soundOf(word)]).toEqual([word, romanise(devanagari)])
  })

  test.each([
    ['nukta and none', 'ऩ', 'न'],
    ['long and short vowels', 'माहीती', 'माहिती'],
    ['ळ and ल', 'तळाव', 'तलाव'],
    ['ण and न', 'पाणी', 'पानी'],
    ['श, ष and स', 'षहर', 'शहर'],
    ['anusvara and a written nasal', 'संपर्क', 'सम्पर्क'],
  ])('%s sound alike', (_, one, other) => {
    expect(romanise(one)).toBe(romanise(other))
  })
})

test.each([
  ['dakhla', 'dakhala', 'daakhalaa'],
  ['kachra', 'kachara', 'kaachraa'],
  ['nagarparishad', 'nagarparishd', 'nagar' + 'aparishad'],
  ['gharpatti', 'garpatti', 'ghaarpatti'],
])('%s, %s and %s share a skeleton', (...words) => {
  expect(new Set(words.map((word) => skeletonOf(soundOf(word)))).size).toBe(1)
})

test('too little would stay of a short word, so it is kept whole', () => {
  expect([skeletonOf('kar'), skeletonOf('pani'), skeletonOf('malmata')]).toEqual(['kar', 'pni', 'mlmt'])
})

describe('an ending does not hide a word', () => {
  const bonesOf = (word: string) => rootsOf(word).map((root) => skeletonOf(romanise(root)))
  const shared = (one: string, other: string): boolean =>
    bonesOf(one).some((root) => bonesOf(other).includes(root))

  test.each([
    ['मालमत्ता', 'मालमत्तेच्या मालमत्तेचा मालमत्तेची मालमत्तेसाठी मालमत्तेवर मालमत्तांच्या मालमत्तेबाबत'],
    ['दाखला', 'दाखल्याला दाखल्यासाठी दाखल्याचे दाखले दाखल्यांची'],
    ['शाळा', 'शाळेत शाळेला शाळांमध्ये शाळेतील शाळेने शाळेच्या शाळांना'],
    ['प्रभाग', 'प्रभागात प्रभागातील प्रभागांमध्ये प्रभागाच्या प्रभागातून'],
    ['रस्ता', 'रस्ते रस्त्यावर रस्त्यांची रस्त्यावरील रस्त्यांसाठीच्या'],
    ['पाणी', 'पाण्याची पाण्यासाठी पाण्यातून'],
    ['कचरा', 'कचऱ्याच्या कचऱ्याची कचऱ्यातून'],
    ['योजना', 'योजनेच्या योजनांसाठी योजनेत'],
    ['बगीचा', 'बगीच्यात बगीचे बगीच्याचा'],
    ['नागरिक', 'नागरिकांना नागरिकांसाठी नागरिकांचे'],
    ['सह्यनगर', 'सह्यनगरच्या सह्यनगरमधील सह्यनगरात'],
    ['निवडणूक', 'निवडणुका निवडणुकीत निवडणुकांसाठी निवडणुकीच्या'],
  ])('%s', (word, forms) => {
    for (const form of forms.split(' ')) expect([form, shared(word, form)]).toEqual([form, true])
  })

  test.each(['भारत', 'पंचायत', 'मदत', 'हात', 'चर्चा'])('%s has none', (word) => {
    expect(rootsOf(word)).toHaveLength(1)
  })

  test.each([
    ['malmattechi', 'malmatta'],
    ['gharachya', 'ghar'],
    ['janmacha', 'janma'],
    ['rastyanchi', 'rasta'],
    ['shalemadhye', 'shala'],
  ])('%s in Latin letters is %s', (form, word) => {
    const roots = latinRootsOf(soundOf(word))
    expect(latinRootsOf(soundOf(form)).some((root) => roots.includes(root))).toBe(true)
  })
})

describe('English words stay whole', () => {
  test.each([
    ['roads', 'road'],
    ['properties', 'property'],
    ['taxes', 'tax'],
    ['census', 'census'],
    ['status', 'status'],
    ['gas', 'gas'],
    ['Café', 'cafe'],
  ])('%s is looked for as %s', (typed, term) => {
    expect(allTerms(typed)[0]).toBe(term)
    expect(wordsOf(typed).map(spellingsOf)[0]?.plain).toEqual([term])
  })

  test('a word and a sound that are spelled alike are two terms', () => {
    expect(allTerms('rod')).toEqual(['rod', '~rod'])
  })
})
