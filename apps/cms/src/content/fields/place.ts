import { place as declared, writePosition } from '@nagardwar/contract'
import type { Field, TextField } from 'payload'
import { placeOnMap } from '../../platform/maps/place.ts'
import type { Words } from '../../platform/words/words.ts'
import { bilingualText } from './bilingual.ts'
import { inOneForm } from './in-one-form.ts'
import { typedHours } from './opening-hours/typed-hours.ts'
import { wardList } from './wards.ts'

const storedPosition = (typed: string): string | undefined => {
  const place = placeOnMap(typed)
  return place && writePosition(place)
}

export const positionOnMap = (): TextField =>
  inOneForm('position', declared.position.label, {
    stored: storedPosition,
    maxLength: 500,
    wrong: {
      en: 'must be a place in India such as 19.2437, 73.3160 or the link of a map that contains these numbers',
      mr: 'येथे १९.२४३७, ७३.३१६० सारखे भारतातील ठिकाण किंवा हे अंक असलेला नकाशाचा दुवा द्या',
    },
    hint: {
      en: 'Latitude and longitude, or a link copied from a map. Residents can then find the way there.',
      mr: 'अक्षांश व रेखांश, किंवा नकाशावरून कॉपी केलेला दुवा. नागरिकांना तेथे जाण्याचा मार्ग मिळतो.',
    },
  })

/** Opening hours as data: the site says from them whether it is open. */
export const openingHours = (name: string, label: Words): TextField =>
  inOneForm(name, label, {
    stored: typedHours,
    maxLength: 300,
    wrong: {
      en: 'must be days with times such as Mon-Fri 9:45-13:00, 14:00-18:15; Sat 10:00-13:00; holidays closed – or 24 hours',
      mr: 'येथे दिवस व वेळा द्या, उदाहरणार्थ सोम-शुक्र ९:४५-१३:००, १४:००-१८:१५; शनि १०:००-१३:००; सुट्टी बंद – किंवा २४ तास',
    },
    hint: {
      en: 'Such as: Mon-Fri 9:45-13:00, 14:00-18:15; Sat 10:00-13:00; holidays closed. Or: 24 hours. Days that are not named are closed.',
      mr: 'उदाहरणार्थ: सोम-शुक्र ९:४५-१३:००, १४:००-१८:१५; शनि १०:००-१३:००; सुट्टी बंद. किंवा: २४ तास. न लिहिलेले दिवस बंद समजले जातात.',
    },
  })

export const wards = (): TextField =>
  wardList('wards', declared.wards.label, {
    en: 'Ward numbers with a space between them, such as 1 2 5. The record is then also shown on the pages of these wards.',
    mr: 'प्रभाग क्रमांक, मध्ये जागा सोडून: १ २ ५. ही नोंद त्या प्रभागांच्या पानांवरही दिसते.',
  })

/** What leads a resident to an office: all of it may stay empty. */
export const officePlace = (): Field[] => [
  positionOnMap(),
  openingHours('hours', declared.hours.label),
  bilingualText('hoursNote', declared.hoursNote.label, {
    hint: { en: 'Such as: In May and June until 20:00', mr: 'उदाहरणार्थ: मे व जूनमध्ये रात्री ८ पर्यंत' },
  }),
]

/** What leads a resident to a place, and to it from the page of a ward. */
export const place = (): Field[] => [wards(), ...officePlace()]
