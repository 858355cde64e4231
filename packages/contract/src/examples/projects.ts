import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const projects = examplesOf(
  'projects',
  [
    {
      description: say('Sewerage scheme, phase 2', 'मलनिःसारण योजना, टप्पा २'),
      pdf: '/uploads/project-sewerage.pdf',
    },
    { description: say('Homes under PMAY', 'प्रधानमंत्री आवास योजनेतील घरे'), pdf: '/uploads/project-pmay.pdf' },
    {
      description: say('Beautification of Sahya Lake', 'सह्य तलाव सुशोभीकरण'),
      pdf: '/uploads/project-lake.pdf',
    },
    {
      description: say('Solar lamps on the ring road', 'वर्तुळाकार मार्गावर सौर दिवे'),
      pdf: '/uploads/project-solar.pdf',
    },
  ],
  { odd: { 'without-document': [{ description: say('New market', 'नवीन मंडई'), pdf: '' }] } },
)
