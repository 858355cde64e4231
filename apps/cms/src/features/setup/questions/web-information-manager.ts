import { fillBlanks } from '../fill-blanks.ts'
import { officerQuestion } from '../officers/officer-question.ts'

const designation = { en: 'Web Information Manager', mr: 'वेब माहिती व्यवस्थापक' }

export const webInformationManager = officerQuestion({
  duty: 'web',
  id: 'web-information-manager',
  title: { en: 'Who answers for the content of the website?', mr: 'संकेतस्थळावरील मजकुराची जबाबदारी कोणाची?' },
  why: {
    en: 'The guidelines for government websites (GIGW) ask for a web information manager by name.',
    mr: 'शासकीय संकेतस्थळांची मार्गदर्शक तत्त्वे (GIGW) वेब माहिती व्यवस्थापकाचे नाव देण्यास सांगतात.',
  },
  designation,
  alsoSave: ({ req }) => fillBlanks({ officer: designation }, req, ['terms']),
})
