import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  RelationshipField,
  TextField,
  UIField,
} from 'payload'
import { admins } from '../../content/access/admins.ts'
import { adminsOrOwnAccount } from '../../content/access/admins-or-own-account.ts'
import { firstUserIsAdmin } from '../../content/access/first-user-is-admin.ts'
import { keepAnAdmin, keepAnAdminOnDelete } from '../../content/access/keep-an-admin.ts'
import { staff } from '../../content/access/staff.ts'
import { choice } from '../../content/fields/choice.ts'
import { plainText } from '../../content/fields/plain-text.ts'
import { relation } from '../../content/fields/relation.ts'
import { rememberAccount } from '../../payload/database/own-columns.ts'
import type { User } from '../../payload-types.ts'
import { administration } from '../../views/groups.ts'
import { askPasswordAgain, currentPasswordLabel } from './ask-password-again.ts'
import { invitationEndpoints } from './links/invitations.ts'
import { misconductFields, nameMisconductReader } from './misconduct-reader.ts'
import { goodFirstPassword, goodPassword } from './password.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { askSecondStep, removeFactorOfAccount } from './second-factor/login.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import { endPresentedSession, forgetEndedSessions } from './sessions.ts'

const minute = 60_000
const workingDay = 8 * 60 * 60

const roleChoice = choice(
  'role',
  { en: 'Role', mr: 'भूमिका' },
  [
    {
      value: 'admin',
      label: { en: 'Administrator: everything, accounts too', mr: 'प्रशासक: सर्व काही, खातीही' },
    },
    {
      value: 'editor',
      label: { en: 'Editor: writes and publishes', mr: 'संपादक: मजकूर लिहितात व प्रसिद्ध करतात' },
    },
    { value: 'clerk', label: { en: 'Clerk: writes drafts', mr: 'लिपिक: मसुदे लिहितात' } },
  ],
  'clerk',
)

/** It stands at notes, answers and in the journal: nobody gives themselves the name of a colleague. */
const name: TextField = {
  ...plainText('name', { en: 'Name', mr: 'नाव' }, { required: true, maxLength: 120 }),
  access: { update: admins },
}

/** A clerk without one reads no messages. */
const departmentOfMessages: RelationshipField = {
  ...relation(
    'department',
    { en: 'Reads the messages of this department', mr: 'या विभागाकडील अभिप्राय वाचतात' },
    'departments',
  ),
  access: { create: admins, update: admins },
  admin: {
    condition: ({ role }) => role === 'clerk',
    description: {
      en: 'Messages and reports that were given to the department, with names and telephone numbers. Clerks add notes and take them up; editors answer.',
      mr: 'विभागाकडे सोपवलेले अभिप्राय व समस्या, नाव व दूरध्वनी क्रमांकासह. लिपिक टिपणे लिहू शकतात व काम स्वतःकडे घेऊ शकतात; उत्तर संपादक देतात.',
    },
  },
}

/** Asked for in a form and never stored. */
const currentPassword: TextField = {
  name: 'currentPassword',
  label: currentPasswordLabel,
  type: 'text',
  virtual: true,
  admin: {
    condition: ({ readsMisconduct }, _siblings, { operation }) =>
      operation === 'update' || readsMisconduct === true,
    disableListColumn: true,
    disableListFilter: true,
    description: {
      en: 'Only to change a password, an email address or a role, or who reads reports of misconduct',
      mr: 'केवळ पासवर्ड, ई-मेल किंवा भूमिका, किंवा गैरवर्तनाच्या तक्रारी कोण वाचतात हे बदलण्यासाठी',
    },
    components: { Field: '/views/current-password.tsx#CurrentPassword' },
  },
}

/** The sessions of the account, with a button to end each. */
const openSessions: UIField = {
  name: 'openSessions',
  type: 'ui',
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'update',
    disableListColumn: true,
    components: { Field: '/features/accounts/open-sessions.tsx#OpenSessions' },
  },
}

/** Whether the login has a second step. */
const secondFactor: UIField = {
  name: 'secondFactor',
  type: 'ui',
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'update',
    disableListColumn: true,
    components: { Field: '/features/accounts/second-factor/second-factor-part.tsx#SecondFactorPart' },
  },
}

/** A link that sets a new password. */
const passwordLink: UIField = {
  name: 'passwordLink',
  type: 'ui',
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'update',
    disableListColumn: true,
    components: { Field: '/features/accounts/links/link-part.tsx#LinkPart' },
  },
}

export type AccountChanged = CollectionAfterChangeHook<User>

/** The council's staff. Residents have no accounts. */
export const users = (isServedSecurely: boolean, afterChange: AccountChanged[]): CollectionConfig => ({
  slug: 'users',
  labels: { singular: { en: 'Account', mr: 'खाते' }, plural: { en: 'Accounts', mr: 'खाती' } },
  access: {
    admin: staff,
    read: adminsOrOwnAccount,
    create: admins,
    update: adminsOrOwnAccount,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    beforeOperation: [askPasswordAgain, goodFirstPassword],
    beforeValidate: [goodPassword],
    beforeChange: [keepAnAdmin, nameMisconductReader, rememberAccount],
    afterChange,
    beforeDelete: [keepAnAdminOnDelete],
    afterDelete: [removeFactorOfAccount],
    beforeLogin: [askSecondStep, endPresentedSession],
    afterRead: [forgetEndedSessions],
  },
  endpoints: [...sessionEndpoints, ...secondFactorEndpoints, ...invitationEndpoints],
  admin: {
    group: administration,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    components: { beforeListTable: ['/features/accounts/links/invite-part.tsx#InvitePart'] },
  },
  auth: {
    removeTokenFromResponses: true,
    maxLoginAttempts: 5,
    lockTime: 10 * minute,
    tokenExpiration: workingDay,
    cookies: { sameSite: 'Lax', secure: isServedSecurely },
  },
  fields: [
    name,
    {
      ...roleChoice,
      saveToJWT: true,
      access: { create: admins, update: admins },
      hooks: { beforeValidate: [firstUserIsAdmin] },
    },
    departmentOfMessages,
    ...misconductFields,
    currentPassword,
    passwordLink,
    secondFactor,
    openSessions,
  ],
})
