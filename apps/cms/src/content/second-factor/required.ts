import type { CheckboxField, Payload, PayloadRequest } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import type { Setting } from '../../payload-types.ts'
import { admins } from '../access/admins.ts'
import { departmentOfClerk } from '../access/department-of-clerk.ts'
import { factorOf } from './stored-factor.ts'
import { words } from './words.ts'

/** In the settings of the council: only administrators decide it. */
export const secondFactorRequired: CheckboxField = {
  name: 'secondFactorRequired',
  type: 'checkbox',
  defaultValue: false,
  label: {
    en: 'Editors and administrators log in with a second step',
    mr: 'संपादक व प्रशासकांसाठी प्रवेशाचा दुसरा टप्पा आवश्यक',
  },
  access: { update: admins },
  admin: {
    description: {
      en: 'A code of an app on their phone, beside the password. Whoever has none is led to set it up. It is also asked of clerks who read the messages of a department.',
      mr: 'पासवर्डसोबत मोबाइलवरील ॲपमधील कोड. ज्यांनी तो सुरू केला नाही, त्यांना आधी तो सुरू करावा लागतो. विभागाकडील अभिप्राय वाचणाऱ्या लिपिकांसाठीही तो आवश्यक असतो.',
    },
  },
}

/** Clerks have one only where the others have. */
export const secondFactorOfClerks: CheckboxField = {
  name: 'secondFactorOfClerks',
  type: 'checkbox',
  defaultValue: false,
  label: { en: 'Clerks too', mr: 'लिपिकांसाठीही आवश्यक' },
  access: { update: admins },
  admin: {
    condition: (settings) => settings.secondFactorRequired === true,
    description: {
      en: 'The security audit asks for it of everybody.',
      mr: 'सुरक्षा लेखापरीक्षणात सर्व कर्मचाऱ्यांसाठी तो अपेक्षित असतो.',
    },
  },
}

type Person = { id: number | string; role?: string | null } | null | undefined

export const isRequiredOfAll = ({ secondFactorRequired, secondFactorOfClerks }: Setting): boolean =>
  secondFactorRequired === true && secondFactorOfClerks === true

/** A clerk who reads messages of a department has residents' personal data before her, as editors have. */
const readsMessages = (user: NonNullable<Person>): boolean =>
  user.role !== 'clerk' || departmentOfClerk({ req: { user: user as PayloadRequest['user'] } }) !== undefined

async function isRequiredOf(payload: Payload, user: NonNullable<Person>): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return readsMessages(user) ? settings.secondFactorRequired === true : isRequiredOfAll(settings)
}

/** Whether an account has to set up the second step before it does anything else. */
export async function mustSetUp(payload: Payload, user: Person): Promise<boolean> {
  if (!user || !(await isRequiredOf(payload, user))) return false
  return !(await factorOf(payload, Number(user.id))).isOn
}

/** The calls that setting it up needs, and one's own preferences, such as the language. */
const open =
  /\/(?:users\/(?:me|init|login|logout|refresh-token|\d+\/second-factor(?:\/[a-z-]+)?)|access|payload-preferences\/[^/]+)$/

/** For every call of the desk's REST API. */
export async function refuseUntilSetUp(req: PayloadRequest): Promise<void> {
  if (!req.user || open.test(req.pathname ?? '')) return
  if (await mustSetUp(req.payload, req.user as Person)) throw refuse(words.mustSetUp, req)
}
