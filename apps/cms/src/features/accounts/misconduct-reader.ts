import type { CheckboxField, CollectionBeforeChangeHook, GroupField, PayloadRequest } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { misconductReader } from '../../content/access/reads-misconduct.ts'
import { bilingualText } from '../../content/fields/bilingual.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import type { Words } from '../../platform/words/words.ts'

const byAdministrators = { create: admins, update: admins }

const words = {
  own: {
    en: 'Nobody names their own account for reports of misconduct. Another administrator can do it.',
    mr: 'गैरवर्तनाच्या तक्रारींसाठी कोणीही स्वतःचे खाते नेमू शकत नाही. हे दुसरे प्रशासक करू शकतात.',
  },
  another: {
    en: 'Another account reads reports of misconduct. Take that from it first.',
    mr: 'गैरवर्तनाच्या तक्रारी दुसरे खाते वाचते. आधी त्या खात्याची नेमणूक काढा.',
  },
} satisfies Record<string, Words>

/** No role has this right: one account has it, or none. Without one, residents are not offered the form. */
const reads: CheckboxField = {
  name: 'readsMisconduct',
  label: {
    en: 'Alone reads reports of discrimination or misconduct',
    mr: 'भेदभाव किंवा गैरवर्तनाच्या तक्रारी एकट्याने वाचतात',
  },
  type: 'checkbox',
  index: true,
  access: byAdministrators,
  admin: {
    description: {
      en: 'One account only, named by another administrator. No other account sees these reports, not even an administrator’s. Naming and reading are noted in the journal.',
      mr: 'केवळ एकच खाते, आणि ते दुसऱ्या प्रशासकांनी नेमायचे. इतर कोणतेही खाते, प्रशासकांचेही, या तक्रारी पाहू शकत नाही. नेमणूक व वाचन यांची कार्यनोंदवहीत नोंद होते.',
    },
  },
}

const group = bilingualText(
  'misconductTitle',
  { en: 'Named to residents as', mr: 'नागरिकांना दिसणारे नाव व पदनाम' },
  {
    requiredWhen: ({ readsMisconduct }) => readsMisconduct === true,
    hint: {
      en: 'Name and office, such as: Smt. A. B. Deshmukh, Vigilance Officer',
      mr: 'नाव व पदनाम, उदाहरणार्थ: श्रीमती अ. ब. देशमुख, दक्षता अधिकारी',
    },
  },
)

const title: GroupField = {
  ...group,
  access: byAdministrators,
  admin: { ...group.admin, condition: ({ readsMisconduct }) => readsMisconduct === true },
}

export const misconductFields = [reads, title]

/** The first account of a desk is made by nobody but itself. */
const isOwn = (operation: string, id: unknown, req: PayloadRequest): boolean =>
  operation === 'create' ? !req.user && req.payloadAPI === 'REST' : req.user?.id === id

/** Two people have to want it, and there is one such account at most. */
export const nameMisconductReader: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data.readsMisconduct !== true || originalDoc?.readsMisconduct === true) return data
  if (isOwn(operation, originalDoc?.id, req)) throw refuse(words.own, req)
  if (await misconductReader(req.payload)) throw refuse(words.another, req)
  return data
}
