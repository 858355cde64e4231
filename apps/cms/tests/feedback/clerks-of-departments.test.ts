import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { post } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { type Life, lifeOf, written } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
const departments = { light: 0, water: 0 }
type Department = keyof typeof departments

beforeAll(async () => {
  life = await lifeOf(desk())
  for (const [key, en, mr] of [
    ['light', 'Street lights', 'पथदिवे'],
    ['water', 'Water', 'पाणीपुरवठा'],
  ] as const) {
    const data = { name: { en, mr }, _status: 'published' } as never
    departments[key] = (await desk().payload.create({ collection: 'departments', data })).id
  }
})

const inDepartment = (department: number | null, as: 'admin' | 'editor' | 'clerk' = 'admin') =>
  desk().ask('PATCH', `/users/${desk().ids.clerk}`, { as, body: { department } })
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  expect((await inDepartment(departments.light)).status).toBe(200)
})

const once = (): string => crypto.randomUUID()

/** A message that an editor gave to a department, or that nobody has given to one. */
async function sentTo(department?: Department, over: object = {}) {
  const message = await life.send(over)
  if (department) {
    const body = { department: departments[department] }
    expect((await desk().ask('PATCH', `/feedback/${message.id}`, { as: 'editor', body })).status).toBe(200)
  }
  return message
}

const asked = async (path: string, as: 'editor' | 'clerk' = 'clerk') => {
  const response = await desk().ask('GET', path, { as })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
const idsIn = ({ body }: { body: { docs?: { id: number }[] } }) => (body.docs ?? []).map(({ id }) => id)

async function inbox(as: 'editor' | 'clerk' = 'clerk') {
  const { inboxFor } = await import('../../src/features/feedback/inbox/inbox.ts')
  const user = await desk().payload.findByID({ collection: 'users', id: desk().ids[as], depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
  const narrowed = { department: undefined, kind: undefined, notice: undefined }
  return inboxFor(req, { view: 'open', page: 1, ...narrowed })
}

describe('a clerk whose account names a department', () => {
  test('reads what was given to it, by the list, the inbox, the search and its number, and nothing else', async () => {
    const [own, other, none] = [await sentTo('light'), await sentTo('water'), await sentTo()]
    expect(idsIn(await asked('/feedback'))).toEqual([own.id])
    expect((await asked(`/feedback/${own.id}`)).status).toBe(200)
    for (const { id } of [other, none]) expect((await asked(`/feedback/${id}`)).status).toBe(404)
    const { lines, counts, notices, unseen } = await inbox()
    expect(lines.map(({ id }) => id)).toEqual([own.id])
    expect(counts).toMatchObject({ open: 1 })
    expect([notices, unseen]).toEqual([[], 0])
    const found = await desk().ask('POST', '/feedback-search', { as: 'clerk', body: { text: 'शुभांगी' } })
    expect(((await found.json()) as { lines: { id: number }[] }).lines.map(({ id }) => id)).toEqual([own.id])
    expect((await inbox('editor')).lines).toHaveLength(3)
  })

  test('adds a note and takes up the work, and neither answers nor changes nor erases anything', async () => {
    const { id, reference } = await sentTo('light')
    const { readAt } = await life.found(reference)
    const did = async (body: object) => (await life.work(id, body, 'clerk')).status
    expect(await did({ action: 'note', text: 'दिवा बदलला.', once: once() })).toBe(200)
    expect(await did({ action: 'assign', assignee: desk().ids.clerk })).toBe(200)
    expect(await life.found(reference)).toMatchObject({ assignee: desk().ids.clerk })
    for (const body of [
      { action: 'read' },
      { action: 'answer', text: 'An answer', language: 'en', once: once() },
      { action: 'propose' },
      { action: 'mailAgain', mail: 1 },
    ])
      expect(await did(body)).toBe(403)
    for (const assignee of [desk().ids.admin, desk().ids.editor])
      expect(await did({ action: 'assign', assignee })).toBe(400)
    expect(await did({ action: 'assign', assignee: null })).toBe(200)
    for (const body of [{ status: 'closed' }, { department: departments.water }, { putAside: 'spam' }])
      expect((await desk().ask('PATCH', `/feedback/${id}`, { as: 'clerk', body })).status).toBe(403)
    expect((await desk().ask('DELETE', `/feedback/${id}`, { as: 'clerk' })).status).toBe(403)
    expect(await life.found(reference)).toMatchObject({ status: 'in-progress', readAt, assignee: null })
  })

  test('does not take work from an editor', async () => {
    const { id, reference } = await sentTo('light')
    await life.work(id, { action: 'assign', assignee: desk().ids.editor })
    for (const assignee of [desk().ids.clerk, null])
      expect((await life.work(id, { action: 'assign', assignee }, 'clerk')).status).toBe(400)
    expect((await life.found(reference)).assignee).toBe(desk().ids.editor)
  })

  test('works on no message of another department, and asks nothing about one', async () => {
    const [own, other] = [await sentTo('light'), await sentTo('water', { subject: 'Secret subject' })]
    await desk().ask('PATCH', `/feedback/${own.id}`, {
      as: 'editor',
      body: { putAside: 'duplicate', duplicateOf: other.id },
    })
    const note = { action: 'note', text: 'x', once: once() }
    expect((await life.work(other.id, note, 'clerk')).status).toBe(404)
    const own1 = await asked(`/feedback/${own.id}?depth=2`)
    expect(own1.body).not.toHaveProperty('duplicateOf')
    for (const question of [
      'where[duplicateOf.subject][like]=Secret',
      `where[duplicateOf][equals]=${other.id}`,
      'where[linkHash][exists]=true',
      'where[idempotencyKey][exists]=true',
      'where[assignee.email][like]=editor',
      'where[assignee.hash][exists]=true',
      'where[or][0][and][0][assignee__email][like]=editor',
      'sort=-assignee.email',
      'sort[0]=subject&sort[1]=assignee.email',
      'sort=duplicateOf.subject',
      'sort=-duplicateOf.assignee.email',
      'where[duplicateOf.assignee.email][like]=editor',
    ]) {
      const answer = await asked(`/feedback?${question}`)
      expect({ question, found: idsIn(answer) }).toEqual({ question, found: [] })
      expect(answer.status, question).not.toBe(200)
    }
    expect(
      idsIn(await asked('/feedback?where[department][exists]=true&where[or][0][id][exists]=true')),
    ).toEqual([own.id])
    for (const as of ['clerk', 'editor'] as const)
      expect((await asked('/budget-proposals?sort=-message.subject', as)).status).toBe(403)
    expect((await asked('/budget-proposals?sort=-title.en')).status).toBe(200)
  })

  test('has no key of a message, nor has an editor', async () => {
    const { id } = await life.send({}, 'a-key-of-its-sender')
    await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { department: departments.light } })
    for (const as of ['clerk', 'editor'] as const) {
      const { body } = await asked(`/feedback/${id}`, as)
      expect(body.subject).toBeTruthy()
      expect(body).not.toHaveProperty('idempotencyKey')
      expect(body).not.toHaveProperty('linkHash')
    }
  })

  test('gets the files of such a message, and of no other', async () => {
    const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
    const sent = async (department: Department) => {
      const upload = await life.ask('/resident-file', {
        method: 'POST',
        body: new Uint8Array(pdf),
        headers: { 'content-disposition': "attachment; filename*=UTF-8''plan.pdf" },
      })
      const { token } = (await upload.json()) as { token: string }
      const { takeMessage } = await import('../../src/features/feedback/taking/take-message.ts')
      const request = new Request('http://council.example/api/x', post({}))
      const added = { department: departments[department] }
      await takeMessage(desk().payload, request, {}, { kind: 'report', written, files: [token], added })
      const [file] = await runSql(desk().payload, 'SELECT id FROM resident_files ORDER BY id DESC LIMIT 1')
      return Number(file?.id)
    }
    const [own, other] = [await sent('light'), await sent('water')]
    expect((await desk().ask('GET', `/resident-file/${own}`, { as: 'clerk' })).status).toBe(200)
    expect((await desk().ask('GET', `/resident-file/${other}`, { as: 'clerk' })).status).toBe(404)
    expect((await desk().ask('GET', `/resident-file/${other}`, { as: 'editor' })).status).toBe(200)
  })

  test('is told by mail of what comes for the department at once, as editors are', async () => {
    const { mailReadersOf } = await import('../../src/features/feedback/people.ts')
    const told = async (message: Parameters<typeof mailReadersOf>[0]) =>
      (
        await desk().payload.find({ collection: 'users', where: mailReadersOf(message), sort: 'role' })
      ).docs.map(({ role }) => role)
    expect(await told({ kind: 'report', department: departments.light })).toEqual([
      'admin',
      'clerk',
      'editor',
    ])
    expect(await told({ kind: 'report', department: departments.water })).toEqual(['admin', 'editor'])
    expect(await told({ kind: 'message' })).toEqual(['admin', 'editor'])
    expect(await told({ kind: 'misconduct', department: departments.light })).toEqual([])
  })

  test('gets no sheet, no register, no figures and no entries of messages', async () => {
    await sentTo('light')
    for (const [path, status] of [
      ['/sheets/feedback?as=csv', 404],
      ['/feedback-report', 403],
      ['/feedback-entries', 403],
      ['/feedback-mails', 403],
      ['/resident-files', 403],
      ['/report-followers', 403],
      ['/answer-templates', 403],
    ] as const)
      expect({ path, status: (await asked(path)).status }).toEqual({ path, status })
    expect((await desk().ask('GET', '/sheets/feedback?as=csv', { as: 'editor' })).status).toBe(200)
  })

  test('reads no report of misconduct, whatever department it has', async () => {
    const { id } = await sentTo('light')
    await runSql(desk().payload, `UPDATE feedback SET kind = 'misconduct' WHERE id = ${id}`)
    expect((await asked(`/feedback/${id}`)).status).toBe(404)
    expect((await inbox()).lines).toEqual([])
  })

  test('chooses no department, and reads nothing without one', async () => {
    const [own, other] = [await sentTo('light'), await sentTo('water')]
    expect((await inDepartment(departments.water, 'clerk')).status).toBe(200)
    expect(idsIn(await asked('/feedback'))).toEqual([own.id])
    expect((await inDepartment(departments.water)).status).toBe(200)
    expect(idsIn(await asked('/feedback'))).toEqual([other.id])
    await inDepartment(null)
    expect((await asked('/feedback')).status).toBe(403)
    expect((await life.work(own.id, { action: 'note', text: 'x', once: once() }, 'clerk')).status).toBe(403)
  })

  test('stays when the department is deleted, and reads nothing', async () => {
    const data = { name: { en: 'Old', mr: 'जुना' } } as never
    const { id } = await desk().payload.create({ collection: 'departments', data })
    await inDepartment(id)
    await desk().payload.delete({ collection: 'departments', id })
    expect((await asked('/feedback')).status).toBe(403)
    expect((await asked(`/users/${desk().ids.clerk}`)).status).toBe(200)
  })
})
