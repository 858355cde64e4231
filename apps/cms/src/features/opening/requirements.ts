import { lists } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { gigw } from '../../content/requirements/gigw.ts'
import { certificate } from '../../content/requirements/looks/certificate.ts'
import { untranslated } from '../../content/requirements/looks/untranslated.ts'
import type { Look, Requirement, RequirementSet } from '../../content/requirements/requirement.ts'
import type { Evidence } from '../../content/requirements/state.ts'
import { isRequiredOfAll } from '../../content/second-factor/required.ts'
import type { Setting } from '../../payload-types.ts'
import { addresses } from '../../platform/addresses.ts'
import { lastTrial } from '../../platform/backups/trial.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { taskPath } from '../../views/server-tasks/task.ts'

const settings = '/globals/settings'
const inSettings: Words = { en: 'In the council’s settings', mr: 'संस्थेच्या सेटिंग्जमध्ये' }

/** In both languages, or in Marathi where the council publishes in Marathi alone. */
const inLanguages =
  ({ en, mr }: Words) =>
  ({ requiredLanguages }: Setting): Words =>
    requiredLanguages === 'mr'
      ? { en: `${en}, in Marathi`, mr: `${mr}, मराठीत` }
      : { en: `${en}, in both languages`, mr: `${mr}, दोन्ही भाषांत` }

const met: Evidence = {}
const when = (isMet: boolean): Evidence | undefined => (isMet ? met : undefined)

/** What the council says about itself: name, emblem and ways to reach it stand on the home page. */
const ofCouncil: Requirement[] = [
  {
    key: 'name',
    title: inLanguages({ en: 'Name', mr: 'नाव' }),
    hint: inSettings,
    wantedBy: gigw('quality'),
    met: [{ settings: ['name'], inLanguages: true }],
  },
  {
    key: 'emblem',
    title: lists.settings.fields.logo.label,
    hint: { en: 'Until then a neutral drawing stands there', mr: 'तोपर्यंत तेथे एक सर्वसाधारण चिन्ह दिसते' },
    wantedBy: gigw('quality'),
    met: [{ settings: ['logo'] }],
  },
  {
    key: 'numbers',
    title: { en: 'Telephone, helpline and emergency number', mr: 'दूरध्वनी, हेल्पलाइन व आपत्कालीन क्रमांक' },
    hint: { en: 'Only numbers that somebody answers', mr: 'उत्तर दिले जाते असेच क्रमांक द्या' },
    wantedBy: gigw('quality'),
    met: [{ settings: ['phones', 'helpline', 'emergency'] }],
  },
  {
    key: 'email',
    title: { en: 'Email of the office', mr: 'कार्यालयाचा ई-मेल' },
    hint: inSettings,
    wantedBy: gigw('quality'),
    met: [{ settings: ['email'] }],
  },
  {
    key: 'address',
    title: inLanguages({ en: 'Address and office hours', mr: 'पत्ता व कार्यालयीन वेळ' }),
    hint: inSettings,
    wantedBy: gigw('quality'),
    met: [{ settings: ['address', 'officeHours'], inLanguages: true }],
  },
  {
    key: 'grievance-officer',
    title: {
      en: 'Grievance officer for personal data',
      mr: 'वैयक्तिक माहितीसाठीचे तक्रार निवारण अधिकारी',
    },
    hint: { en: 'The email for complaints in the settings', mr: 'सेटिंग्जमधील तक्रारींसाठीचा ई-मेल द्या' },
    wantedBy: {
      en: 'Digital Personal Data Protection Act, 2023, section 13',
      mr: 'डिजिटल वैयक्तिक माहिती संरक्षण अधिनियम, २०२३, कलम १३',
    },
    met: [{ settings: ['grievanceEmail'] }],
  },
]

const published = (
  list: string,
  title: Words,
  part: Parameters<typeof gigw>[0] = 'quality',
): Requirement => ({
  key: list,
  title,
  hint: { en: 'Nothing is published yet', mr: 'अद्याप काहीही प्रसिद्ध केलेले नाही' },
  wantedBy: gigw(part),
  met: [{ list }],
})

/** What residents find from the home page. */
const ofHome: Requirement[] = [
  published('menu-entries', { en: 'Menu', mr: 'मेनू' }),
  published('sliders', { en: 'Banner of the home page', mr: 'मुख्यपृष्ठावरील बॅनर' }),
  published('head-officer', { en: 'Chief officer on the home page', mr: 'मुख्यपृष्ठावर मुख्याधिकारी' }),
  published('services', { en: 'Services on the home page', mr: 'मुख्यपृष्ठावर सेवा' }),
  published('privacy-policy', lists.privacyPolicy.many, 'lifeCycle'),
  published('terms', lists.terms.many, 'lifeCycle'),
]

const textsInBothLanguages: Look = async ({ payload }) => {
  const lacking = await untranslated(payload)
  const [first] = lacking
  if (!first) return met
  const count = lacking.reduce((sum, each) => sum + each.count, 0)
  const named = (language: 'en' | 'mr'): string => lacking.map(({ label }) => label[language]).join(', ')
  return {
    lacking: { count, of: count },
    desk: `/collections/${first.slug}`,
    hint: {
      en: `Records without Marathi: ${count} (${named('en')})`,
      mr: `मराठी मजकूर नसलेल्या नोंदी: ${toMarathiDigits(count)} (${named('mr')})`,
    },
  }
}

const isLocal = (origin: string): boolean =>
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(origin)
const isPublic = (origin: string): boolean => origin.startsWith('https://') && !isLocal(origin)

const publicAddress: Look = async ({ payload }) => {
  const {
    site,
    desk: [desk],
  } = addresses.of(payload)
  if (isPublic(site) && (isLocal(desk) || isPublic(desk))) return met
  return {
    lacking: { count: 1, of: 1 },
    hint: {
      en: `The address is ${site}. The operator of the server sets the address and a certificate`,
      mr: `सध्याचा पत्ता ${site}. सर्व्हरचे व्यवस्थापक पत्ता व प्रमाणपत्र देतात`,
    },
  }
}

const administrators = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } }, overrideAccess: true }))
    .totalDocs

/** What administrators and the operator of the server see to. */
const ofServer: Requirement[] = [
  {
    key: 'both-languages',
    title: inLanguages({ en: 'Everything public', mr: 'सर्व सार्वजनिक मजकूर' }),
    wantedBy: gigw('lifeCycle'),
    met: [{ look: textsInBothLanguages }],
  },
  {
    key: 'https',
    title: { en: 'Public address with https', mr: 'https असलेला सार्वजनिक पत्ता' },
    wantedBy: gigw('security'),
    met: [{ look: publicAddress }],
    mended: { desk: taskPath('https'), mender: 'admin' },
  },
  {
    key: 'backup',
    title: { en: 'First backup, restored on trial', mr: 'पहिला बॅकअप, चाचणीसाठी परत आणलेला' },
    hint: {
      en: 'Make one in the guide: it is unpacked at once, and every file in it compared',
      mr: 'मार्गदर्शनातील पानावर बॅकअप घ्या: तो लगेच उघडून त्यातील प्रत्येक फाइल पडताळली जाते',
    },
    wantedBy: gigw('security'),
    met: [{ look: async ({ payload }) => when(lastTrial(payload) !== undefined) }],
    mended: { desk: '/setup/backup', mender: 'admin' },
  },
]

const ofAccounts: Requirement[] = [
  {
    key: 'second-administrator',
    title: { en: 'A second administrator', mr: 'दुसरे प्रशासक' },
    hint: { en: 'For the day on which the first is away', mr: 'पहिले प्रशासक उपलब्ध नसतील त्या दिवसासाठी' },
    wantedBy: { en: 'Accounts of the desk', mr: 'कक्षातील खाती' },
    met: [{ look: async ({ payload }) => when((await administrators(payload)) > 1) }],
    mended: { desk: '/collections/users', mender: 'admin' },
  },
  {
    key: 'second-step',
    title: { en: 'Second step of the login, of everybody', mr: 'सर्वांसाठी प्रवेशाचा दुसरा टप्पा' },
    hint: {
      en: 'In the settings, under languages and rules; the security audit asks for it',
      mr: 'सेटिंग्जमध्ये ‘भाषा व नियम’ येथे आवश्यक करा; सुरक्षा लेखापरीक्षणात तो अपेक्षित असतो',
    },
    wantedBy: gigw('security'),
    met: [{ look: async (reading) => when(isRequiredOfAll(await reading.settings())) }],
    mended: { desk: settings, mender: 'admin' },
  },
  {
    key: 'audit',
    title: { en: 'Certificate of the security audit', mr: 'सुरक्षा लेखापरीक्षणाचे प्रमाणपत्र' },
    hint: {
      en: 'Number and date, from an auditor on CERT-In’s list',
      mr: 'CERT-In च्या यादीतील लेखापरीक्षकांनी दिलेला क्रमांक व दिनांक',
    },
    wantedBy: gigw('security'),
    met: [{ look: certificate }],
    mended: { desk: '/opening#certificate', mender: 'admin' },
  },
]

/** Everything that should be there before residents come, in the order in which it is fixed. */
export const openingSet: RequirementSet = {
  name: 'opening',
  requirements: [...ofCouncil, ...ofHome, ...ofServer, ...ofAccounts],
  version: async (payload) => `${await administrators(payload)} ${lastTrial(payload)?.at ?? ''}`,
}
