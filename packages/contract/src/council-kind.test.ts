import { describe, expect, test } from 'vitest'
import { councilWordOf, inWordsOf } from './council-kind.ts'

test.each([
  ['corporation', 'corporation'],
  ['nagar-panchayat', 'nagar-panchayat'],
  ['council-b', 'council'],
  ['', 'council'],
  [undefined, 'council'],
])('the word for the kind %s is %s', (kind, word) => {
  expect(councilWordOf(kind)).toBe(word)
})

describe.each([
  ['en', 'About Council', 'About Corporation', 'About Nagar Panchayat'],
  ['en', 'Write to the council', 'Write to the corporation', 'Write to the nagar panchayat'],
  ['en', 'The council’s roads, and any councillor', 'The corporation’s roads, and any councillor', undefined],
  ['en', 'Municipal Council', 'Municipal Corporation', 'Nagar Panchayat'],
  ['en', '{{page}} – {{council}}', '{{page}} – {{council}}', '{{page}} – {{council}}'],
  ['en', 'Previous presidents of the council', 'Previous mayors of the corporation', undefined],
  ['mr', 'नगरपरिषदेला लिहा', 'महानगरपालिकेला लिहा', 'नगरपंचायतीला लिहा'],
  ['mr', 'नगरपरिषद क्षेत्रातील रस्ते', 'महानगरपालिका क्षेत्रातील रस्ते', 'नगरपंचायत क्षेत्रातील रस्ते'],
  ['mr', 'मुख्याधिकाऱ्यांचे मनोगत', 'आयुक्तांचे मनोगत', 'मुख्याधिकाऱ्यांचे मनोगत'],
  [
    'mr',
    'महाराष्ट्र नगरपरिषदा, नगरपंचायती व औद्योगिक नगरी अधिनियम, १९६५ अन्वये नगरपरिषदेची कर्तव्ये.',
    'महाराष्ट्र महानगरपालिका अधिनियम, १९४९ अन्वये महानगरपालिकेची कर्तव्ये.',
    'महाराष्ट्र नगरपरिषदा, नगरपंचायती व औद्योगिक नगरी अधिनियम, १९६५ अन्वये नगरपंचायतीची कर्तव्ये.',
  ],
] as const)('in %s, “%s”', (language, text, corporation, nagarPanchayat) => {
  test('is said as the specification says it to a municipal council', () => {
    expect(inWordsOf('council', text, language)).toBe(text)
  })

  test('is said in the words of a corporation and of a nagar panchayat', () => {
    expect(inWordsOf('corporation', text, language)).toBe(corporation)
    if (nagarPanchayat) expect(inWordsOf('nagar-panchayat', text, language)).toBe(nagarPanchayat)
  })
})
