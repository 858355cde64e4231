import type { PayloadRequest } from 'payload'
import {
  confirmDepartments,
  departmentsFor,
  isCouncilKind,
  publishedDepartments,
  withdrawDepartments,
} from '../../../content/council-kinds/departments.ts'
import { progressOf } from '../progress.ts'
import type { Question } from '../question.ts'
import { settingsOf } from '../stored-settings.ts'

const id = 'departments'
const offered = departmentsFor('corporation')

async function suggestedTo(req: PayloadRequest): Promise<string[]> {
  const { kind } = await settingsOf(req)
  if (!isCouncilKind(kind)) return []
  return departmentsFor(kind)
    .filter(({ isSuggested }) => isSuggested)
    .map(({ key }) => key)
}

/** Ticked at first: what the Acts and cadres suggest for the kind of council. Afterwards: what is published. */
async function tickedFor(req: PayloadRequest): Promise<string[]> {
  const isAnswered = (await progressOf(req.payload))?.[id]?.state === 'answered'
  const published = await publishedDepartments(req)
  return isAnswered || published.length > 0 ? published : suggestedTo(req)
}

export const departments: Question = {
  id,
  title: { en: 'Which departments does the council have?', mr: 'कोणकोणते विभाग आहेत?' },
  why: {
    en: 'Ticked are those that the Acts and the cadres of the state suggest for your kind of council. Only what you save here is shown; the others stay drafts.',
    mr: 'अधिनियम व राज्यसंवर्गानुसार आपल्या प्रकारच्या संस्थेसाठी सुचवलेल्या विभागांवर खूण आहे. येथे जतन केलेलेच विभाग दिसतात; बाकीचे मसुदे राहतात.',
  },
  seenAt: '/departments',
  fields: () => offered.map(({ key, name }) => ({ kind: 'tick', name: key, label: name })),
  known: async (req) => {
    const ticked = await tickedFor(req)
    return Object.fromEntries(offered.map(({ key }) => [key, ticked.includes(key) ? 'on' : '']))
  },
  save: async ({ answers, req }) => {
    const all = offered.map(({ key }) => key)
    const [ticked, rest] = [all.filter((key) => answers[key]), all.filter((key) => !answers[key])]
    await confirmDepartments(ticked, req)
    await withdrawDepartments(rest, req)
    return 'answered'
  },
}
