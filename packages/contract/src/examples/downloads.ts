import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const downloads = examplesOf('downloads', [
  { name: say('Application for a birth certificate', 'जन्म दाखल्यासाठी अर्ज'), pdf: '/uploads/form-birth.pdf' },
  { name: say('Application for a death certificate', 'मृत्यू दाखल्यासाठी अर्ज'), pdf: '/uploads/form-death.pdf' },
  { name: say('Property transfer, form 1', 'मालमत्ता हस्तांतरण, नमुना १'), pdf: '/uploads/form-transfer-1.pdf' },
  { name: say('New assessment', 'नवीन कर आकारणी'), pdf: '/uploads/form-assessment.pdf' },
])
