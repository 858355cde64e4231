import { devanagari, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const places = [
  say('Lakeside', 'तलावपाळी'),
  say('Station East', 'स्टेशन पूर्व'),
  say('Market', 'बाजारपेठ'),
  say('Fort', 'किल्ला'),
  say('Temple Hill', 'मंदिर टेकडी'),
  say('Mill Colony', 'गिरणी वसाहत'),
  say('Banyan Square', 'वडाचा चौक'),
  say('River Bend', 'नदीकाठ'),
]

export const wards = examplesOf(
  'wards',
  Array.from({ length: 47 }, (_, index) => {
    const place = places[index % places.length] ?? say('Lakeside', 'तलावपाळी')
    const part = Math.floor(index / places.length) + 1
    return {
      ward_no: String(index + 1),
      ward_name: say(`${place.en} ${part}`, `${place.mr} ${devanagari(part)}`),
      areas: index < 2 ? say('Mango Grove\nPotters’ Lane', 'आमराई\nकुंभार आळी') : '',
    }
  }),
  { raw: { 'numbers-for-text': { kept: 1, answer: [{ id: '1', ward_no: 1, ward_name: 'Lakeside' }] } } },
)
