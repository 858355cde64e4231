import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const privacyPolicy = examplesOf(
  'privacyPolicy',
  [
    {
      heading: say('What we ask for', 'आम्ही कोणती माहिती घेतो'),
      description: say(
        'The feedback form asks for your name, mobile number, email and message, so that the council can answer you.',
        'अभिप्राय फॉर्ममध्ये नाव, मोबाइल, ई-मेल व संदेश घेतला जातो, जेणेकरून नगरपरिषद उत्तर देऊ शकेल.',
      ),
    },
    {
      heading: say('Your rights', 'आपले हक्क'),
      description: say(
        'Under the Digital Personal Data Protection Act, 2023, you may ask to see, correct or erase it.',
        'डिजिटल वैयक्तिक माहिती संरक्षण अधिनियम, २०२३ नुसार आपण ती पाहण्याची, दुरुस्त किंवा नष्ट करण्याची मागणी करू शकता.',
      ),
    },
  ],
  { odd: { 'with-a-body': [{ heading: say('What we ask for', 'आम्ही कोणती माहिती घेतो'), ...cattle }] } },
)
