import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const rightToServicesDocuments = examplesOf('rightToServicesDocuments', [
  { description: say('The Act', 'अधिनियम'), pdf_path: '/uploads/rts-act.pdf' },
  { description: say('Government resolution', 'शासन निर्णय'), pdf_path: '/uploads/rts-gr.pdf' },
  { description: say('First appeal form', 'पहिल्या अपिलाचा नमुना'), pdf_path: '/uploads/rts-appeal-1.pdf' },
])
