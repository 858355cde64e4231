import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const history = examplesOf(
  'history',
  [
    {
      description: say(
        'Sahyanagar grew at the foot of the hills, around its lake and market.',
        'डोंगराच्या पायथ्याशी, तलाव आणि बाजारपेठेभोवती सह्यनगर वसले.',
      ),
    },
    {
      description: say(
        'The council was founded in 1975 and today looks after 47 wards.',
        'नगरपरिषदेची स्थापना १९७५ साली झाली; आज ती ४७ प्रभागांची सेवा करते.',
      ),
    },
  ],
  { odd: { 'with-a-body': [{ ...cattle }] } },
)
