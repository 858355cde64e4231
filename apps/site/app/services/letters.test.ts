import { readFileSync } from 'node:fs'
import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import type { Api } from '../api/source.ts'
import { viewAt } from './load-services.tsx'
import { officeWithoutTitle } from './office-without-title.ts'
import { type Appeal, appeals } from './service-path.ts'
import type { Letter } from './service-view.ts'

type Said = Record<Language, string>
type Service = {
  name: Said
  link: string
  law?: 'services' | 'information'
  days: number
  giver: Said
  firstAppeal?: Said
  secondAppeal?: Said
}
const content = new URL('../../../../content/demo/service-facts.json', import.meta.url)
const services: Service[] = JSON.parse(readFileSync(content, 'utf8'))
const withLetters = services.filter(({ law }) => law)

const rowsIn = (language: Language) =>
  services.map((service, index) => ({
    ...exampleRows('serviceFacts', language, 'normal')[0],
    ...service,
    id: index + 1,
    name: service.name[language],
    law: service.law ?? '',
    days: String(service.days ?? ''),
    giver: service.giver[language],
    firstAppeal: service.firstAppeal?.[language] ?? '',
    secondAppeal: service.secondAppeal?.[language] ?? '',
  }))

const source = {
  list: async (name: ListName, language: Language) => ({
    ok: true,
    value: name === 'serviceFacts' ? rowsIn(language) : exampleRows(name, language, 'normal'),
  }),
} as unknown as Api

async function lettersOf(
  link: string,
  appeal: Appeal,
): Promise<{ note: string; letters: readonly Letter[] }> {
  const loaded = await viewAt({
    source,
    place: { kind: 'letter', link, appeal },
    language: 'mr',
    origin: 'https://council.example',
    defaultLanguage: 'en',
  })
  const view = loaded?.ok ? loaded.value[0] : undefined
  if (view?.kind !== 'letter') throw new Error(`${link} has no letter of a ${appeal} appeal`)
  return view
}

/**
 * What the Acts want in a letter. `to` is the beginning of its address; the council is in it only where the appeal is
 * decided at the council.
 *
 * Right to Public Services: Maharashtra Act XXXI of 2015, sections 8, 9(1) and 9(3); no fee for either appeal.
 * Right to Information: Act 22 of 2005, sections 19(1) and 19(3); stamp: Maharashtra Right to Information Rules, 2005,
 * Annexures B and C.
 */
const wanted = {
  services: {
    first: {
      en: [
        'The First Appellate Authority: ',
        'section 9(1) of the Maharashtra Right to Public Services Act, 2015',
      ],
      mr: ['प्रथम अपिलीय प्राधिकारी: ', 'महाराष्ट्र लोकसेवा हक्क अधिनियम, २०१५, कलम ९(१)'],
      atCouncil: true,
      stamp: false,
      note: '३० दिवसांत',
    },
    second: {
      en: [
        'The Second Appellate Authority: ',
        'section 9(3) of the Maharashtra Right to Public Services Act, 2015',
      ],
      mr: ['द्वितीय अपिलीय प्राधिकारी: ', 'महाराष्ट्र लोकसेवा हक्क अधिनियम, २०१५, कलम ९(३)'],
      atCouncil: true,
      stamp: false,
      note: '४५ दिवसांनंतर',
    },
  },
  information: {
    first: {
      en: ['The First Appellate Authority: ', 'section 19(1) of the Right to Information Act, 2005'],
      mr: ['प्रथम अपिलीय प्राधिकारी: ', 'माहितीचा अधिकार अधिनियम, २००५, कलम १९(१)'],
      atCouncil: true,
      stamp: true,
      note: '३० दिवसांत',
    },
    second: {
      en: [
        'The State Information Commission, Maharashtra',
        'section 19(3) of the Right to Information Act, 2005',
      ],
      mr: ['राज्य माहिती आयोग, महाराष्ट्र', 'माहितीचा अधिकार अधिनियम, २००५, कलम १९(३)'],
      atCouncil: false,
      stamp: true,
      note: '९० दिवसांत',
    },
  },
} as const

const council = {
  en: exampleRows('settings', 'en', 'normal')[0],
  mr: exampleRows('settings', 'mr', 'normal')[0],
}
const stamp = { en: 'court fee stamp of ₹20', mr: '₹२० न्यायालय फी मुद्रांक' }

describe.each(withLetters.map((service) => [service.link, service] as const))('%s', (link, service) => {
  test.each(appeals)('the letter of the %s appeal is as its Act wants it', async (appeal) => {
    const { note, letters } = await lettersOf(link, appeal)
    const want = wanted[service.law ?? 'services'][appeal]
    expect(note).toContain(want.note)
    for (const { language, parts } of letters) {
      const [to = ''] = parts.slice(1).map(({ text }) => text)
      const all = parts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')
      const [address, section] = want[language]
      expect(to.split('\n')[1]).toMatch(new RegExp(`^${address}`))
      expect(to.includes(council[language]?.name ?? '-')).toBe(want.atCouncil)
      expect(all).toContain(section)
      expect(all.includes(stamp[language])).toBe(want.stamp)
      expect(all).toContain(language === 'mr' ? inDevanagari(service.days) : String(service.days))
      for (const title of titles[language])
        expect(all).not.toMatch(new RegExp(`${title}[:,(]? ?\\(?${title}`, 'i'))
    }
  })
})

const titles = {
  en: ['First Appellate Authority', 'Second Appellate Authority', 'Public Information Officer'],
  mr: ['प्रथम अपिलीय प्राधिकारी', 'द्वितीय अपिलीय प्राधिकारी', 'जन माहिती अधिकारी'],
}
const inDevanagari = (value: number) => value.toLocaleString('mr-IN-u-nu-deva')

test.each([
  ['First Appellate Authority, Deputy Chief Officer', 'Deputy Chief Officer'],
  ['First Appellate Authority (Deputy Chief Officer)', 'Deputy Chief Officer'],
  ['First Appellate Authority', ''],
  ['First Appellate Authorityship', 'First Appellate Authorityship'],
  ['Deputy Chief Officer', 'Deputy Chief Officer'],
])('the office %s is addressed as %s', (office, rest) => {
  expect(officeWithoutTitle(office, 'First Appellate Authority')).toBe(rest)
})
