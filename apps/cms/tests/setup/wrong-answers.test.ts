import { describe, expect, test } from 'vitest'
import { councilWithGuide, names, officer, rightAnswers, short, type Typed } from './guide.ts'

const { desk, answer, wayOf, settings, officers, screen } = councilWithGuide()

describe('who may answer', () => {
  test.each(
    rightAnswers.flatMap(([question, typed]) =>
      (['editor', 'clerk', undefined] as const).map((as) => [question, as, typed] as const),
    ),
  )('%s is not answered by %s', async (question, as, typed) => {
    expect((await answer(question, typed, { as })).status).toBe(403)
  })

  test('nothing of it was stored', async () => {
    expect((await settings()).name?.en ?? '').toBe('')
    expect(await desk().payload.kv.get('setup')).toBeNull()
  })

  test('a question that there is not is not found', async () => {
    expect((await answer('password', {})).status).toBe(404)
  })
})

describe('wrong answers', () => {
  const wrong: [question: string, typed: Typed, kept: string, complaint: RegExp][] = [
    ['kind', { kind: 'village', district: 'thane' }, 'selected="">ठाणे', /संस्थेचा प्रकार: कृपया दिलेल्यांपैकी/],
    ['name', { 'name.mr': names['name.mr'] }, names['name.mr'], /संस्थेचे नाव, इंग्रजीत: हा रकाना भरणे आवश्यक आहे/],
    ['name', { ...names, ...short, 'name.en': 'N'.repeat(300) }, 'N'.repeat(300), /जास्तीत जास्त २०० अक्षरे/],
    ['colours', { family: 'transparent' }, '', /कृपया दिलेल्यांपैकी/],
    [
      'address',
      { 'address.mr': 'अ', 'address.en': 'A', place: '73.3160, 19.2437' },
      '73.3160, 19.2437',
      /महाराष्ट्रातील अक्षांश/,
    ],
    [
      'numbers',
      { office: 'call us', email: 'nobody@nadgaon.example' },
      'nobody@nadgaon.example',
      /कार्यालयाचा दूरध्वनी .*क्रमांक असावा/,
    ],
    ['chief-officer', { ...officer, email: 'co@' }, officer['name.mr'], /कार्यालयीन ई-मेल .*पत्ता असावा/],
    [
      'information-officers',
      { 'first.name.mr': 'क', 'first.name.en': 'K', 'second.of.en': 'Tax' },
      'Tax',
      /दुसरे अधिकारी: नाव, मराठीत: हा रकाना भरणे आवश्यक/,
    ],
    ['languages', { firstLanguage: 'fr' }, '', /कृपया दिलेल्यांपैकी/],
    [
      'second-administrator',
      { name: 'Somebody', email: 'admin@sahyanagar.example' },
      'Somebody',
      /खाते आधीच आहे/,
    ],
    ['emblem', { file: new File(['GIF89a'], 'emblem.gif') }, '', /केवळ चित्रे/],
    ['emblem', {}, '', /कृपया फाइल निवडा/],
  ]

  test.each(wrong)(
    '%s: said beside the field, and nothing that was typed is lost',
    async (question, typed, kept, complaint) => {
      expect(await wayOf(answer(question, typed))).toBe(`/admin/setup/${question}`)
      const html = await screen(question)
      expect(html).toMatch(complaint)
      expect(html).toContain(kept)
      expect(html).toContain('role="alert"')
      expect(html).toMatch(/aria-invalid="true"/)
      expect(html.match(/autofocus/gi)).toHaveLength(1)
    },
  )

  test('nothing of it reached the site', async () => {
    expect((await settings()).name?.en ?? '').toBe('')
    expect(await officers()).toEqual([])
  })
})
