import { fillBlanks } from '../fill-blanks.ts'
import { officerQuestion } from '../officers/officer-question.ts'
import { saveSettings } from '../stored-settings.ts'

const designation = { en: 'Grievance Officer', mr: 'तक्रार निवारण अधिकारी' }

export const grievanceOfficer = officerQuestion({
  duty: 'grievance',
  id: 'grievance-officer',
  title: { en: 'Who hears complaints?', mr: 'तक्रारी कोण ऐकतात?' },
  why: {
    en: 'The Digital Personal Data Protection Act, 2023 (section 13) asks for an address for complaints about personal data. The email stands beside the feedback form.',
    mr: 'डिजिटल वैयक्तिक माहिती संरक्षण अधिनियम, २०२३ (कलम १३) वैयक्तिक माहितीबाबतच्या तक्रारींसाठी पत्ता देण्यास सांगतो. हा ई-मेल अभिप्राय अर्जाशेजारी दिसतो.',
  },
  designation,
  alsoSave: async ({ answers, req }) => {
    const email = answers.email ?? ''
    if (email === '') return
    await saveSettings({ grievanceEmail: email }, req)
    await fillBlanks({ officer: designation, email: { en: email, mr: email } }, req, ['privacy-policy'])
  },
})
