import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const election = examplesOf('election', [
  { name: say('Draft ward formation', 'प्रारूप प्रभाग रचना'), pdf: '/uploads/ward-formation.pdf' },
  { name: say('Reservation of seats', 'जागांचे आरक्षण'), pdf: '/uploads/reservation.pdf' },
])
