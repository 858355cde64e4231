import { type Endpoint, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { complaintsOf } from './form/complaints.ts'
import { fieldsFor } from './form/fields-for.ts'
import { readForm } from './form/read-form.ts'
import { note } from './progress.ts'
import type { Complaints, Outcome, Question, Sent } from './question.ts'
import { pathAfter, questionNamed } from './questions.ts'
import { words } from './words.ts'

const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ message: say(why, req) }, { status })

/** A form is answered with the address of the next screen, so that going back or loading again sends nothing twice. */
const goTo = (path: string, { payload }: PayloadRequest): Response =>
  new Response(null, { status: 303, headers: { location: `${payload.config.routes.admin}${path}` } })

/** What Payload says of a field, in the language of the request. */
const inItsWords = (error: ValidationError): Complaints => {
  const said = error.data.errors.map(({ message }) => message).join(' ')
  return { '': { en: said, mr: said } }
}

async function complaintsAbout(question: Question, sent: Sent): Promise<Complaints> {
  const own = complaintsOf(await fieldsFor(question, sent.req), sent.answers)
  return Object.keys(own).length > 0 ? own : ((await question.check?.(sent)) ?? {})
}

async function save(question: Question, sent: Sent): Promise<Outcome | Complaints> {
  try {
    return await question.save(sent)
  } catch (error) {
    if (error instanceof ValidationError) return inItsWords(error)
    throw error
  }
}

/** Nothing that was typed is lost: what is not stored elsewhere stays in the guide. */
async function take(question: Question, sent: Sent): Promise<Response> {
  const { answers, req } = sent
  const again = `/setup/${question.id}`
  const complaints = await complaintsAbout(question, sent)
  const outcome = Object.keys(complaints).length > 0 ? complaints : await save(question, sent)
  if (typeof outcome === 'object') {
    await note(req.payload, question.id, (entry) => ({ ...entry, typed: answers, complaints: outcome }))
    return goTo(again, req)
  }
  await note(req.payload, question.id, ({ found, state }) => ({
    state: outcome === 'shown' ? state : 'answered',
    ...(outcome === 'shown' ? { typed: answers } : { typed: question.keeps?.(answers) ?? {} }),
    ...(found ? { found } : {}),
  }))
  return goTo(outcome === 'answered' ? pathAfter(question) : again, req)
}

async function setAside(question: Question, { answers, req }: Sent): Promise<Response> {
  await note(req.payload, question.id, ({ found, state }) => ({
    state: state === 'answered' ? 'answered' : 'later',
    typed: answers,
    ...(found ? { found } : {}),
  }))
  return goTo(pathAfter(question), req)
}

/** Takes what was typed and looks at it on the same screen. */
async function show(question: Question, sent: Sent): Promise<Response> {
  if (Object.keys(sent.files).length > 0) return take(question, sent)
  await note(sent.req.payload, question.id, ({ complaints: _gone, ...entry }) => ({
    ...entry,
    typed: sent.answers,
  }))
  return goTo(`/setup/${question.id}`, sent.req)
}

const buttons: Record<string, (question: Question, sent: Sent) => Promise<Response>> = {
  later: setAside,
  show,
}

const answer: PayloadHandler = async (req) => {
  if (!admins({ req })) return refused(403, words.onlyAdmins, req)
  const question = questionNamed(req.routeParams?.question)
  if (!question) return new Response(null, { status: 404 })
  const form = await req.formData?.().catch(() => undefined)
  if (!form) return refused(400, words.unreadable, req)
  const sent = { ...readForm(await fieldsFor(question, req), form), req }
  return (buttons[String(form.get('button'))] ?? take)(question, sent)
}

/** The forms of the guide: for administrators alone. */
export const setupEndpoints: Endpoint[] = [{ path: '/setup/:question', method: 'post', handler: answer }]
