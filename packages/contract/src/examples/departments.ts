import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

const names = [
  say('General Admin', 'सामान्य प्रशासन'),
  say('Audit', 'लेखापरीक्षण'),
  say('Tax', 'कर'),
  say('Account', 'लेखा'),
  say('Town Planning Department', 'नगर रचना विभाग'),
  say('Electrical', 'विद्युत'),
  say('Public Work (PWD)', 'बांधकाम'),
  say('Health', 'आरोग्य'),
  say('Education', 'शिक्षण'),
  say('Fire', 'अग्निशमन'),
  say('Legal', 'विधी'),
  say('Birth & Death', 'जन्म व मृत्यू'),
]

export const departments = examplesOf(
  'departments',
  names.map((name, index) => ({ name, hod: person(index + 11) })),
  {
    odd: { 'without-head': [{ name: say('Security', 'सुरक्षा'), hod: '' }] },
  },
)
