import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const terms = examplesOf(
  'terms',
  [
    {
      heading: say('Use of this website', 'संकेतस्थळाचा वापर'),
      description: say(
        'The information is published for residents and may be copied with its source.',
        'ही माहिती नागरिकांसाठी प्रसिद्ध केली आहे; स्रोतासह तिचा वापर करता येईल.',
      ),
    },
    {
      heading: say('Other websites', 'इतर संकेतस्थळे'),
      description: say(
        'The council does not answer for the websites that it links to.',
        'जोडलेल्या इतर संकेतस्थळांसाठी नगरपरिषद जबाबदार नाही.',
      ),
    },
  ],
  { odd: { 'with-a-body': [{ heading: say('Use of this website', 'संकेतस्थळाचा वापर'), ...cattle }] } },
)
