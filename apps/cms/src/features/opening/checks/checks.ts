import { lists } from '@nagardwar/contract'
import { isRequiredOfAll } from '../../../content/second-factor/required.ts'
import type { Setting } from '../../../payload-types.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { taskPath } from '../../../views/server-tasks/task.ts'
import type { Facts } from './facts.ts'

/** A line of the list before the website opens. */
export type Check = {
  id: string
  words: Words
  isMet: boolean
  /** What is missing, or how it is fixed. */
  hint: Words
  /** Where it is fixed, below the desk's address. */
  path?: string
}

type Both = { en?: string | null; mr?: string | null } | null | undefined

const settings = '/globals/settings'

/** In both languages, or in Marathi where the council publishes in Marathi alone. */
const isSaid = (text: Both, isMarathiAlone: boolean): boolean =>
  Boolean(text?.mr?.trim() && (isMarathiAlone || text.en?.trim()))
const inLanguages = ({ en, mr }: Words, isMarathiAlone: boolean): Words =>
  isMarathiAlone
    ? { en: `${en}, in Marathi`, mr: `${mr}, मराठीत` }
    : { en: `${en}, in both languages`, mr: `${mr}, दोन्ही भाषांत` }
const isMarathiAlone = ({ requiredLanguages }: Setting): boolean => requiredLanguages === 'mr'
const isLocal = (origin: string): boolean =>
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(origin)
const isPublic = (origin: string): boolean => origin.startsWith('https://') && !isLocal(origin)

/** What the council says about itself. GIGW 3.0 wants name, emblem and ways to reach it on the home page. */
const ofCouncil = (known: Setting, alone: boolean): Check[] => [
  {
    id: 'name',
    words: inLanguages({ en: 'Name', mr: 'नाव' }, alone),
    isMet: isSaid(known.name, alone),
    hint: { en: 'In the council’s settings', mr: 'संस्थेच्या सेटिंग्जमध्ये' },
    path: settings,
  },
  {
    id: 'emblem',
    words: lists.settings.fields.logo.label,
    isMet: Boolean(known.logo),
    hint: { en: 'Until then a neutral drawing stands there', mr: 'तोपर्यंत तेथे एक सर्वसाधारण चिन्ह दिसते' },
    path: settings,
  },
  {
    id: 'numbers',
    words: { en: 'Telephone, helpline and emergency number', mr: 'दूरध्वनी, हेल्पलाइन व आपत्कालीन क्रमांक' },
    isMet: Boolean(known.phones?.length && known.helpline && known.emergency),
    hint: { en: 'Only numbers that somebody answers', mr: 'उत्तर दिले जाते असेच क्रमांक द्या' },
    path: settings,
  },
  {
    id: 'email',
    words: { en: 'Email of the office', mr: 'कार्यालयाचा ई-मेल' },
    isMet: Boolean(known.email),
    hint: { en: 'In the council’s settings', mr: 'संस्थेच्या सेटिंग्जमध्ये' },
    path: settings,
  },
  {
    id: 'address',
    words: inLanguages({ en: 'Address and office hours', mr: 'पत्ता व कार्यालयीन वेळ' }, alone),
    isMet: isSaid(known.address, alone) && isSaid(known.officeHours, alone),
    hint: { en: 'In the council’s settings', mr: 'संस्थेच्या सेटिंग्जमध्ये' },
    path: settings,
  },
  {
    id: 'grievance-officer',
    words: {
      en: 'Grievance officer for personal data',
      mr: 'वैयक्तिक माहितीसाठीचे तक्रार निवारण अधिकारी',
    },
    isMet: Boolean(known.grievanceEmail),
    hint: { en: 'The email for complaints in the settings', mr: 'सेटिंग्जमधील तक्रारींसाठीचा ई-मेल द्या' },
    path: settings,
  },
]

const list = (slug: string, words: Words, hint: Words, { published }: Facts): Check => ({
  id: slug,
  words,
  isMet: (published.get(slug) ?? 0) > 0,
  hint,
  path: `/collections/${slug}`,
})

const publishOne: Words = { en: 'Nothing is published yet', mr: 'अद्याप काहीही प्रसिद्ध केलेले नाही' }

/** What the Guidelines for Indian Government Websites (GIGW 3.0) want residents to find from the home page. */
const ofHome = (facts: Facts): Check[] => [
  list('menu-entries', { en: 'Menu', mr: 'मेनू' }, publishOne, facts),
  list('sliders', { en: 'Banner of the home page', mr: 'मुख्यपृष्ठावरील बॅनर' }, publishOne, facts),
  list(
    'head-officer',
    { en: 'Chief officer on the home page', mr: 'मुख्यपृष्ठावर मुख्याधिकारी' },
    publishOne,
    facts,
  ),
  list('services', { en: 'Services on the home page', mr: 'मुख्यपृष्ठावर सेवा' }, publishOne, facts),
  list('privacy-policy', lists.privacyPolicy.many, publishOne, facts),
  list('terms', lists.terms.many, publishOne, facts),
]

function bothLanguages({ untranslated, settings: known }: Facts): Check {
  const count = untranslated.reduce((sum, each) => sum + each.count, 0)
  const [first] = untranslated
  const named = (language: 'en' | 'mr'): string => untranslated.map(({ label }) => label[language]).join(', ')
  return {
    id: 'both-languages',
    words: inLanguages({ en: 'Everything public', mr: 'सर्व सार्वजनिक मजकूर' }, isMarathiAlone(known)),
    isMet: count === 0,
    hint: {
      en: `Records without Marathi: ${count} (${named('en')})`,
      mr: `मराठी मजकूर नसलेल्या नोंदी: ${toMarathiDigits(count)} (${named('mr')})`,
    },
    ...(first ? { path: `/collections/${first.slug}` } : {}),
  }
}

const ofServer = ({ origins, isBackupTried }: Facts): Check[] => [
  {
    id: 'https',
    words: { en: 'Public address with https', mr: 'https असलेला सार्वजनिक पत्ता' },
    isMet: isPublic(origins.site) && (isLocal(origins.desk) || isPublic(origins.desk)),
    hint: {
      en: `The address is ${origins.site}. The operator of the server sets the address and a certificate`,
      mr: `सध्याचा पत्ता ${origins.site}. सर्व्हरचे व्यवस्थापक पत्ता व प्रमाणपत्र देतात`,
    },
    path: taskPath('https'),
  },
  {
    id: 'backup',
    words: { en: 'First backup, restored on trial', mr: 'पहिला बॅकअप, चाचणीसाठी परत आणलेला' },
    isMet: isBackupTried,
    hint: {
      en: 'Make one in the guide: it is unpacked at once, and every file in it compared',
      mr: 'मार्गदर्शनातील पानावर बॅकअप घ्या: तो लगेच उघडून त्यातील प्रत्येक फाइल पडताळली जाते',
    },
    path: '/setup/backup',
  },
]

const ofAccounts = ({ settings: known, administrators }: Facts): Check[] => [
  {
    id: 'second-administrator',
    words: { en: 'A second administrator', mr: 'दुसरे प्रशासक' },
    isMet: administrators > 1,
    hint: { en: 'For the day on which the first is away', mr: 'पहिले प्रशासक उपलब्ध नसतील त्या दिवसासाठी' },
    path: '/collections/users',
  },
  {
    id: 'second-step',
    words: { en: 'Second step of the login, of everybody', mr: 'सर्वांसाठी प्रवेशाचा दुसरा टप्पा' },
    isMet: isRequiredOfAll(known),
    hint: {
      en: 'In the settings, under languages and rules; the security audit asks for it',
      mr: 'सेटिंग्जमध्ये ‘भाषा व नियम’ येथे आवश्यक करा; सुरक्षा लेखापरीक्षणात तो अपेक्षित असतो',
    },
    path: settings,
  },
]

const ofAudit = ({ certificate }: Facts): Check[] => [
  {
    id: 'audit',
    words: lists.settings.fields.certificate.label,
    isMet: certificate.number !== '' && certificate.date !== '',
    hint: {
      en: 'Number and date, from an auditor on CERT-In’s list',
      mr: 'CERT-In च्या यादीतील लेखापरीक्षकांनी दिलेला क्रमांक व दिनांक',
    },
    path: '/opening#certificate',
  },
]

/** Everything that should be there before residents come, in the order in which it is fixed. */
export const checksOf = (facts: Facts): Check[] => [
  ...ofCouncil(facts.settings, isMarathiAlone(facts.settings)),
  ...ofHome(facts),
  bothLanguages(facts),
  ...ofServer(facts),
  ...ofAccounts(facts),
  ...ofAudit(facts),
]
