import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const awards = examplesOf('awards', [
  {
    description: say(
      'Swachh Survekshan 2021: 14th in the nation, 2nd in the state, among AMRUT cities',
      'स्वच्छ सर्वेक्षण २०२१: अमृत शहरांच्या गटात देशात १४ वा व राज्यात २ रा क्रमांक',
    ),
  },
  {
    description: say(
      'Swachh Survekshan 2022: 33rd in the nation, 7th in the state',
      'स्वच्छ सर्वेक्षण २०२२: देशात ३३ वा व राज्यात ७ वा क्रमांक',
    ),
  },
  {
    description: say(
      'Swachh Survekshan 2023: 183rd in the nation, 36th in the state',
      'स्वच्छ सर्वेक्षण २०२३: देशात १८३ वा व राज्यात ३६ वा क्रमांक',
    ),
  },
  { description: say('ODF++ city', 'हागणदारीमुक्त++ शहर') },
  { description: say('Three-star garbage-free city', 'थ्री स्टार कचरामुक्त शहर') },
])
