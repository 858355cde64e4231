import type { Words } from '../../platform/words/words.ts'

/** For what residents ask for an officer. Those with a duty stand on the contact page, too. */
export type Duty = 'chief' | 'president' | 'grievance' | 'information' | 'web'

export const duties: { value: Duty; label: Words }[] = [
  { value: 'chief', label: { en: 'Head of the administration', mr: 'प्रशासन प्रमुख' } },
  { value: 'president', label: { en: 'President or Mayor', mr: 'नगराध्यक्ष किंवा महापौर' } },
  { value: 'grievance', label: { en: 'Grievance Officer', mr: 'तक्रार निवारण अधिकारी' } },
  { value: 'information', label: { en: 'Public Information Officer', mr: 'जन माहिती अधिकारी' } },
  { value: 'web', label: { en: 'Web Information Manager', mr: 'वेब माहिती व्यवस्थापक' } },
]
