import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const citizenCharter = examplesOf('citizenCharter', [
  { name: say('Tax Department', 'कर विभाग'), pdf: '/uploads/charter-tax.pdf' },
  { name: say('Town Planning Department', 'नगर रचना विभाग'), pdf: '/uploads/charter-town-planning.pdf' },
  { name: say('Health Department', 'आरोग्य विभाग'), pdf: '/uploads/charter-health.pdf' },
  { name: say('Establishment', 'आस्थापना विभाग'), pdf: '/uploads/charter-establishment.pdf' },
])
