import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Colours, families } from './families.ts'

/** The site shows no stronger colours (its `theme.ts`). */
const strongest = { brandChroma: 0.12, accentChroma: 0.2 }

/** The colours that residents see: what is set, within the site's bounds, and its own where nothing is set. */
export function shownColours(values: Partial<Record<keyof Colours, unknown>>): Colours {
  const standard = (families[0] as (typeof families)[number]).colours
  const known = (name: keyof Colours): number =>
    typeof values[name] === 'number' ? values[name] : standard[name]
  return {
    brandHue: known('brandHue'),
    brandChroma: Math.min(strongest.brandChroma, known('brandChroma')),
    accentHue: known('accentHue'),
    accentChroma: Math.min(strongest.accentChroma, known('accentChroma')),
  }
}

export const familyOf = (colours: Colours): string | undefined =>
  families.find((family) =>
    (Object.keys(colours) as (keyof Colours)[]).every((name) => family.colours[name] === colours[name]),
  )?.value

/** What a contrast means, in a sentence: WCAG 2.2 asks for 4.5. */
export function contrastWords(contrast: number): Words {
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1)
  const inMarathi = toMarathiDigits(ratio)
  return contrast >= 4.5
    ? {
        en: `Contrast check: at least ${ratio} to 1. The text can be read easily.`,
        mr: `कॉन्ट्रास्ट तपासणी: किमान ${inMarathi} : १. मजकूर सहज वाचता येतो.`,
      }
    : {
        en: `Contrast check: only ${ratio} to 1; at least 4.5 is needed. Please choose a weaker colour.`,
        mr: `कॉन्ट्रास्ट तपासणी: केवळ ${inMarathi} : १; किमान ४.५ आवश्यक. कृपया कमी तीव्र रंग निवडा.`,
      }
}
