import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const voter = examplesOf('voter', [
  { name: say('Voters’ list, Ward 1', 'मतदार यादी, प्रभाग १'), pdf: '/uploads/voters-1.pdf' },
  { name: say('Voters’ list, Ward 2', 'मतदार यादी, प्रभाग २'), pdf: '/uploads/voters-2.pdf' },
])
