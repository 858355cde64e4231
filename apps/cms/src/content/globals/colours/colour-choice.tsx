'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { Words } from '../../../platform/words/words.ts'
import { contrastWords, familyOf, shownColours } from './chosen-colours.ts'
import { type Colours, families, leastContrast, samples } from './families.ts'
import './colour-choice.css'

const words = {
  legend: { en: 'Colours of the site and of this desk', mr: 'संकेतस्थळाचे व या कक्षाचे रंग' },
  own: { en: 'The council’s own', mr: 'संस्थेचे स्वतःचे' },
} satisfies Record<string, Words>

/** The four numbers of the form that make the colours, and how to set them all. */
function useColours() {
  const brandHue = useField<number | null>({ path: 'theme.brandHue' })
  const brandChroma = useField<number | null>({ path: 'theme.brandChroma' })
  const accentHue = useField<number | null>({ path: 'theme.accentHue' })
  const accentChroma = useField<number | null>({ path: 'theme.accentChroma' })
  const fields = { brandHue, brandChroma, accentHue, accentChroma }
  const names = Object.keys(fields) as (keyof Colours)[]
  const values = Object.fromEntries(names.map((name) => [name, fields[name].value]))
  const choose = (colours: Colours) => {
    for (const name of names) fields[name].setValue(colours[name])
  }
  return { colours: shownColours(values), choose }
}

function Samples({ colours }: { colours: Colours }) {
  return (
    <span className="colour-choice__samples" aria-hidden="true">
      {samples(colours).map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </span>
  )
}

/** The site's colours by swatch, with the contrast that the chosen ones give. */
export function ColourChoice() {
  const { i18n } = useTranslation()
  const say = ({ en, mr }: Words): string => (i18n.language === ('mr' as string) ? mr : en)
  const { colours, choose } = useColours()
  const chosen = familyOf(colours)
  return (
    <fieldset className="colour-choice">
      <legend>{say(words.legend)}</legend>
      {families.map((family) => (
        <label key={family.value}>
          <input
            type="radio"
            name="colour-family"
            checked={chosen === family.value}
            onChange={() => choose(family.colours)}
          />
          <Samples colours={family.colours} />
          {say(family.label)}
        </label>
      ))}
      {chosen ? null : (
        <label>
          <input type="radio" name="colour-family" checked readOnly />
          <Samples colours={colours} />
          {say(words.own)}
        </label>
      )}
      <p role="status">{say(contrastWords(leastContrast(colours)))}</p>
    </fieldset>
  )
}
