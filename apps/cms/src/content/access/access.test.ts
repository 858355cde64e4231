import { describe, expect, it } from 'vitest'
import type { User } from '../../payload-types.ts'
import { admins } from './admins.ts'
import { adminsOrOwnAccount } from './admins-or-own-account.ts'
import { editors } from './editors.ts'
import { editorsOrDrafts } from './editors-or-drafts.ts'
import { nobody } from './nobody.ts'
import type { Asker, Role } from './role.ts'
import { staff } from './staff.ts'

const account = (role: Role, id = 7): Asker => ({
  req: { user: { id, role, collection: 'users' } as User & { collection: 'users' } },
})
const resident: Asker = { req: { user: null } }
const draft = { _status: 'draft' }
const published = { _status: 'published' }

describe('who may', () => {
  it.each([
    ['read what staff read', staff, [false, true, true, true]],
    ['read feedback and delete content', editors, [false, false, true, true]],
    ['manage accounts', admins, [false, false, false, true]],
    ['change a counter', nobody, [false, false, false, false]],
    ['save a draft', (asker: Asker) => editorsOrDrafts({ ...asker, data: draft }), [false, true, true, true]],
    ['publish', (asker: Asker) => editorsOrDrafts({ ...asker, data: published }), [false, false, true, true]],
  ])('%s: resident, clerk, editor, administrator', (_what, rule, answers) => {
    const askers = [resident, account('clerk'), account('editor'), account('admin')]
    expect(askers.map((asker) => rule(asker))).toEqual(answers)
  })

  it('see accounts: an administrator all, others their own, residents none', () => {
    expect(adminsOrOwnAccount(account('admin'))).toBe(true)
    expect(adminsOrOwnAccount(account('clerk', 12))).toEqual({ id: { equals: 12 } })
    expect(adminsOrOwnAccount(resident)).toBe(false)
  })
})
