import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { editors } from '../access/editors.ts'
import { confirmDepartments, departmentsFor, isCouncilKind } from './departments.ts'

const words = {
  onlyEditors: { en: 'Only editors confirm departments', mr: 'केवळ संपादक विभाग निश्चित करतात' },
  noSuchKind: { en: 'There is no such kind of council', mr: 'असा प्रकार नाही' },
  notTicked: { en: 'Please tick departments of the list', mr: 'कृपया यादीतील विभागांवर खूण करा' },
} satisfies Record<string, Words>

const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ message: say(why, req) }, { status })

/** `?kind=council-b`: the departments to tick. */
const offered: PayloadHandler = (req) => {
  if (!editors({ req })) return refused(403, words.onlyEditors, req)
  const { kind } = req.query
  if (!isCouncilKind(kind)) return refused(400, words.noSuchKind, req)
  return Response.json({ departments: departmentsFor(kind) })
}

const confirm: PayloadHandler = async (req) => {
  if (!editors({ req })) return refused(403, words.onlyEditors, req)
  const body = (await req.json?.().catch(() => undefined)) as { keys?: unknown } | undefined
  const known = departmentsFor('corporation').map(({ key }) => key)
  const keys = Array.isArray(body?.keys) ? body.keys : []
  if (keys.length === 0 || !keys.every((key) => known.includes(key)))
    return refused(400, words.notTicked, req)
  await confirmDepartments(keys, req)
  return Response.json({ published: keys })
}

/** The departments that the setup offers, and those that the council has confirmed. */
export const departmentEndpoints: Endpoint[] = [
  { path: '/departments-for', method: 'get', handler: offered },
  { path: '/departments-for', method: 'post', handler: confirm },
]
