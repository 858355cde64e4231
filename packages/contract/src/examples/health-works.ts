import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const healthWorks = examplesOf('healthWorks', [
  {
    description: say(
      'Road cleaning and door-to-door collection of waste in wards 1 to 47',
      'प्रभाग १ ते ४७ मध्ये रस्ते सफाई व घरोघरी कचरा संकलन',
    ),
  },
  { description: say('Mosquito fogging by zone', 'परिमंडळनिहाय डासनिर्मूलनासाठी धूरफवारणी') },
  { description: say('Upkeep of public toilets', 'सार्वजनिक शौचालयांची देखभाल') },
  {
    description: say(
      'Sterilisation of stray dogs and rabies vaccination',
      'भटक्या श्वानांचे निर्बीजीकरण व रेबीज लसीकरण',
    ),
  },
  {
    description: say(
      'Enforcement of the plastic and thermocol notification of 2018',
      'प्लास्टिक व थर्माकोल अधिसूचना २०१८ ची अंमलबजावणी',
    ),
  },
])
