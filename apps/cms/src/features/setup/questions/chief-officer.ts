import { officerQuestion } from '../officers/officer-question.ts'

export const chiefOfficer = officerQuestion({
  duty: 'chief',
  id: 'chief-officer',
  title: { en: 'Who is the head of the administration?', mr: 'प्रशासनाचे प्रमुख कोण?' },
  why: {
    en: 'Appears on the contact page and among the officers. A photograph and a message to residents can be added under Chief officer.',
    mr: 'संपर्क पानावर व अधिकाऱ्यांच्या यादीत दिसते. छायाचित्र व नागरिकांसाठी संदेश नंतर ‘मुख्याधिकारी’ येथे जोडता येतो.',
  },
  designation: { en: 'Chief Officer', mr: 'मुख्याधिकारी' },
  inCorporation: { en: 'Municipal Commissioner', mr: 'आयुक्त' },
})
