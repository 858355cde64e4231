import { officerQuestion } from '../officers/officer-question.ts'

export const president = officerQuestion({
  duty: 'president',
  id: 'president',
  title: { en: 'Who presides over the council?', mr: 'संस्थेचे अध्यक्षपद कोणाकडे आहे?' },
  why: {
    en: 'Stands on the contact page, and beside the officers. While an administrator is in charge, choose Later.',
    mr: 'संपर्क पानावर व अधिकाऱ्यांच्या यादीत दिसते. प्रशासक नियुक्त असल्यास ‘नंतर’ निवडा.',
  },
  designation: { en: 'President', mr: 'नगराध्यक्ष' },
  inCorporation: { en: 'Mayor', mr: 'महापौर' },
})
