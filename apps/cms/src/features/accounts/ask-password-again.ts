import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { readRecord } from '../../platform/database/records.ts'
import { say, type Words } from '../../platform/words/words.ts'

type Sent = {
  id: number
  currentPassword?: unknown
  password?: unknown
  email?: unknown
  role?: unknown
  readsMisconduct?: unknown
}

export const currentPasswordLabel: Words = { en: 'Your own password', mr: 'आपला स्वतःचा पासवर्ड' }

const wrong: Words = {
  en: 'To change a password, an email address or a role, or who reads reports of misconduct, please enter your own password',
  mr: 'पासवर्ड, ई-मेल किंवा भूमिका, किंवा गैरवर्तनाच्या तक्रारी कोण वाचतात हे बदलण्यासाठी कृपया आपला स्वतःचा पासवर्ड लिहा',
}

const lower = (email: unknown): unknown => (typeof email === 'string' ? email.trim().toLowerCase() : email)

/** Payload makes a checkbox of the word too, after this was asked. */
const isNaming = ({ readsMisconduct }: Partial<Sent>): boolean =>
  readsMisconduct === true || readsMisconduct === 'true'

async function changesAccess(
  id: unknown,
  { password, email, role, readsMisconduct }: Partial<Sent>,
  req: PayloadRequest,
): Promise<boolean> {
  if (password) return true
  // Only administrators can change a role, so other roles are not checked.
  const newRole = admins({ req }) ? role : undefined
  const isNamed = admins({ req }) && readsMisconduct !== undefined ? isNaming({ readsMisconduct }) : undefined
  if (email === undefined && newRole === undefined && isNamed === undefined) return false
  if (id === undefined) return true
  const where = { id: { equals: id } }
  const account = await readRecord<Sent>(req.payload, { collection: 'users', where, req })
  const isOther = (sent: unknown, stored: unknown) => sent !== undefined && sent !== stored
  return (
    account !== null &&
    (isOther(lower(email), account.email) ||
      isOther(newRole, account.role) ||
      isOther(isNamed, account.readsMisconduct === true))
  )
}

/** A login without a session: it checks the same password and counts towards the same limit. */
export async function isOwnPassword(password: unknown, { payload, user }: PayloadRequest): Promise<boolean> {
  if (typeof password !== 'string' || password === '' || !user) return false
  const data = { email: user.email, password }
  const context = { isWithoutSession: true }
  const login = await payload
    .login({ collection: 'users', data, context })
    .catch((error: { status?: number }) => {
      if (error.status === 401) return undefined
      throw error
    })
  return login !== undefined
}

/**
 * A stolen session is not enough to take over an account, nor to name who reads reports of misconduct, nor to take that
 * from whoever reads them: until another is named, residents could send none.
 */
export const askPasswordAgain: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isSaved = operation === 'update' || operation === 'create'
  if (!isSaved || overrideAccess === true || !('data' in args) || !req.user) return args
  const { currentPassword, ...data } = args.data as Partial<Sent>
  const id = 'id' in args ? args.id : undefined
  const isAsked = operation === 'create' ? isNaming(data) : await changesAccess(id, data, req)
  if (isAsked && !(await isOwnPassword(currentPassword, req))) {
    const error = { label: say(currentPasswordLabel, req), message: say(wrong, req), path: 'currentPassword' }
    throw new ValidationError({ errors: [error], req })
  }
  return { ...args, data }
}
