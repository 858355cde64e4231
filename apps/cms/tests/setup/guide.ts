import { createLocalReq, type PayloadRequest } from 'payload'
import { prerender } from 'react-dom/static'
import { councilWithDesk, type Role } from '../desk/desk.ts'

export type Typed = Record<string, string | File>

/** The guide of a new council, answered and looked at by people with a role. Each test file has a council of its own. */
export function councilWithGuide() {
  const { desk } = councilWithDesk()

  function answer(
    question: string,
    typed: Typed,
    { as, button = 'save' }: { as?: Role | undefined; button?: string } = { as: 'admin' },
  ) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...typed, button })) body.append(name, value)
    return desk().ask('POST', `/setup/${question}`, { as, body, headers: { 'accept-language': 'mr' } })
  }
  const wayOf = async (asked: Promise<Response>) => (await asked).headers.get('location')
  const settings = () => desk().payload.findGlobal({ slug: 'settings', depth: 0 })
  const officers = async () =>
    (await desk().payload.find({ collection: 'officers', sort: '_order' })).docs.map(
      ({ name, designation, email, _status }) => ({ name: name.mr, title: designation.mr, email, _status }),
    )

  async function asked(as: Role, language = 'mr'): Promise<PayloadRequest> {
    const { payload, ids } = desk()
    const user = { ...(await payload.findByID({ collection: 'users', id: ids[as] })), collection: 'users' }
    const req = await createLocalReq({ user: user as never }, payload)
    return Object.assign(req, { i18n: { ...req.i18n, language } })
  }

  /** What an administrator sees of a question. */
  async function screen(id: string, language = 'mr'): Promise<string> {
    const [{ QuestionScreen }, { questionNamed }, { progressOf }] = await Promise.all([
      import('../../src/features/setup/question-screen.tsx'),
      import('../../src/features/setup/questions.ts'),
      import('../../src/features/setup/progress.ts'),
    ])
    const question = questionNamed(id)
    if (!question) throw new Error(`There is no question ${id}`)
    const req = await asked('admin', language)
    const progress = await progressOf(desk().payload)
    const { prelude } = await prerender(QuestionScreen({ question, progress, req }) as never)
    return new Response(prelude).text()
  }

  return { desk, answer, wayOf, settings, officers, screen }
}

export const names = { 'name.mr': 'नदगाव नगरपंचायत', 'name.en': 'Nadgaon Nagar Panchayat' }
export const short = { 'abbreviation.mr': 'न.न.पं.', 'abbreviation.en': 'NNP' }
export const officer = {
  'name.mr': 'श्री. अ. ब. अधिकारी',
  'name.en': 'Shri. A. B. Officer',
  email: 'co@nadgaon.example',
}

export const rightAnswers: [question: string, typed: Typed][] = [
  ['kind', { kind: 'nagar-panchayat', district: 'thane' }],
  ['departments', { tax: 'on', water: 'on', fire: 'on' }],
  ['name', { ...names, ...short }],
  ['colours', { family: 'forest' }],
  ['address', { 'address.mr': 'मुख्य रस्ता', 'address.en': 'Main Road', place: '१९.२४३७, ७३.३१६०' }],
  ['numbers', { office: '०२५१-५५५-०१०१', 'office.answered': 'on', helpline: '1800-555-010' }],
  ['chief-officer', officer],
  ['president', officer],
  ['grievance-officer', { ...officer, email: 'grievance@nadgaon.example' }],
  ['web-information-manager', officer],
  ['information-officers', { 'first.name.mr': 'श्री. क', 'first.name.en': 'Shri. K' }],
  ['languages', { firstLanguage: 'en', requiredLanguages: 'en' }],
  ['mail', {}],
]
