import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

const act = say('The Act', 'अधिनियम')
const appeals = say('Appeals', 'अपील')

export const rightToServices = examplesOf(
  'rightToServices',
  [
    {
      heading: act,
      description: say(
        'The Maharashtra Right to Public Services Act, 2015, is in force since 28.04.2015. See https://aaplesarkar.mahaonline.gov.in/en',
        'महाराष्ट्र लोकसेवा हक्क अधिनियम, २०१५ दि. २८.०४.२०१५ पासून लागू आहे. पाहा https://aaplesarkar.mahaonline.gov.in/en',
      ),
    },
    {
      heading: act,
      description: say(
        'A State Commission with a Chief Commissioner and six Commissioners watches over it.',
        'मुख्य आयुक्त व सहा आयुक्तांचा राज्य आयोग त्यावर देखरेख करतो.',
      ),
    },
    {
      heading: appeals,
      description: say(
        'First and second appeal go to higher authorities, the third to the Commission.',
        'पहिले व दुसरे अपील वरिष्ठ प्राधिकाऱ्याकडे व तिसरे आयोगाकडे करता येते.',
      ),
    },
    {
      heading: appeals,
      description: say('The penalty is up to ₹5000 a case.', 'प्रत्येक प्रकरणी ₹५००० पर्यंत शास्ती होऊ शकते.'),
    },
  ],
  { odd: { 'with-a-body': [{ heading: act, ...cattle }] } },
)
