import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const functions = examplesOf('functions', [
  {
    description: say(
      'lighting public streets, places and buildings',
      'सार्वजनिक रस्ते, जागा व इमारतींमध्ये दिवाबत्ती करणे',
    ),
  },
  { description: say('watering public streets and places', 'सार्वजनिक रस्त्यांवर व जागांवर पाणी मारणे') },
  { description: say('cleansing public streets, places and sewers', 'सार्वजनिक रस्ते, जागा व गटारे स्वच्छ करणे') },
  { description: say('maintaining a fire brigade', 'अग्निशमन दल ठेवणे') },
  { description: say('registering births and deaths', 'जन्म व मृत्यूंची नोंदणी करणे') },
  { description: say('public vaccination', 'सार्वजनिक लसीकरण') },
])
