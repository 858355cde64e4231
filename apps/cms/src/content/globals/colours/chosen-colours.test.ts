import { expect, it } from 'vitest'
import { contrastWords, familyOf, shownColours } from './chosen-colours.ts'
import { leastContrast } from './families.ts'

it('settings without colours are the site’s own', () => {
  expect(familyOf(shownColours({}))).toBe('lake')
})

it('colours are checked as residents see them, not stronger', () => {
  expect(shownColours({ brandHue: 10, brandChroma: 0.4 }).brandChroma).toBe(0.12)
})

it('colours of no family are the council’s own', () => {
  expect(familyOf(shownColours({ brandHue: 1 }))).toBeUndefined()
})

it('staff read whether text on the colours can be read, with Marathi digits in Marathi', () => {
  expect(contrastWords(leastContrast(shownColours({}))).en).toContain('can be read easily')
  expect(contrastWords(4.46)).toEqual({
    en: 'Contrast check: only 4.4 to 1; at least 4.5 is needed. Please choose a weaker colour.',
    mr: 'कॉन्ट्रास्ट तपासणी: केवळ ४.४ : १; किमान ४.५ आवश्यक. कृपया कमी तीव्र रंग निवडा.',
  })
})
