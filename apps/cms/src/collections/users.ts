import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins.ts'
import { adminsOrOwnAccount } from '../access/admins-or-own-account.ts'
import { firstUserIsAdmin } from '../access/first-user-is-admin.ts'
import { keepAnAdmin, keepAnAdminOnDelete } from '../access/keep-an-admin.ts'
import { staff } from '../access/staff.ts'
import { configuration } from '../configuration.ts'
import { administration } from '../desk/groups.ts'
import { choice } from '../fields/choice.ts'
import { plainText } from '../fields/plain-text.ts'

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
    { value: 'editor', label: { en: 'Editor: writes and publishes', mr: 'संपादक: लिहितो व प्रसिद्ध करतो' } },
    { value: 'clerk', label: { en: 'Clerk: writes drafts', mr: 'लिपिक: मसुदे लिहितो' } },
  ],
  'clerk',
)

/** The council's staff. Residents have no accounts. */
export const users: CollectionConfig = {
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
  hooks: { beforeChange: [keepAnAdmin], beforeDelete: [keepAnAdminOnDelete] },
  admin: {
    group: administration,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * minute,
    tokenExpiration: workingDay,
    cookies: { sameSite: 'Lax', secure: configuration.isServedSecurely },
  },
  fields: [
    plainText('name', { en: 'Name', mr: 'नाव' }, { required: true, maxLength: 120 }),
    {
      ...roleChoice,
      saveToJWT: true,
      access: { create: admins, update: admins },
      hooks: { beforeValidate: [firstUserIsAdmin] },
    },
  ],
}
