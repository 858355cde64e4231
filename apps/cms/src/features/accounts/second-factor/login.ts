import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeLoginHook,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { factorOf, isRightCode, removeFactor } from '../../../content/second-factor/stored-factor.ts'
import { notes, words } from '../../../content/second-factor/words.ts'
import { say } from '../../../platform/words/words.ts'
import { stepHeader } from './step-header.ts'

type Step = 'needed' | 'wrong'
type Person = { id: number; name: string }

class SecondStep extends APIError {
  readonly step: Step
  readonly person: Person
  constructor(step: Step, person: Person, req: PayloadRequest) {
    super(say(words[step], req), 401, null, true)
    this.step = step
    this.person = person
  }
}

const isSecondStep = (error: unknown): error is SecondStep =>
  error instanceof Error && 'step' in error && 'person' in error

/**
 * Stops every way of logging in until the code is right: Payload calls this wherever it makes a token. A login without
 * a session only checks a password.
 */
export const askSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isWithoutSession) return user
  const id = Number(user.id)
  if (!(await factorOf(req.payload, id)).isOn) return user
  const code = (req.data as { code?: unknown } | undefined)?.code
  const person = { id, name: String(user.name) }
  if (typeof code !== 'string' || code.trim() === '') throw new SecondStep('needed', person, req)
  if (!(await isRightCode(req.payload, id, code))) throw new SecondStep('wrong', person, req)
  return user
}

/** The login call: says that a code is needed or wrong, and nothing else. */
export const loginInTwoSteps =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    try {
      return await handler(req)
    } catch (error) {
      if (!isSecondStep(error)) throw error
      const { message, person, step } = error
      if (step === 'wrong')
        await noteInJournal(
          { payload: req.payload },
          { action: 'failed-login', by: personOf({ user: person as never }), changes: notes.wrongCode },
        )
      return Response.json({ errors: [{ message }] }, { status: 401, headers: { [stepHeader]: step } })
    }
  }

/** Setting a password with a link logs nobody in: the login asks for the second step. */
export const resetWithoutLogin =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    req.context.isWithoutSession = true
    const { ok } = await handler(req)
    if (!ok) throw new APIError(req.t('error:unknown'), 500)
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  }

export const removeFactorOfAccount: CollectionAfterDeleteHook = ({ id, req }) =>
  removeFactor(req.payload, Number(id))
