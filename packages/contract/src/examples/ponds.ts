import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const ponds = examplesOf('ponds', [
  { name: say('Sahya Lake', 'सह्य तलाव') },
  { name: say('Temple Talao', 'देवळाचा तलाव') },
  { name: say('Lotus Pond', 'कमळ तलाव') },
  { name: say('Washermen’s Pond', 'धोबीघाट तलाव') },
  { name: say('Fort Pond', 'किल्ला तलाव') },
  { name: say('Banyan Pond', 'वडाचा तलाव') },
  { name: say('Hillfoot Pond', 'पायथ्याचा तलाव') },
])
