import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shownPhotograph } from '../../src/features/feedback/problems/shown-photograph.ts'
import { runSql } from '../../src/platform/database/sql.ts'
import { type Ask, apiOf, post } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let ask: Ask
let kind = 0

beforeAll(async () => {
  ask = await apiOf(desk().payload)
  const data = { name: { en: 'Street light', mr: 'पथदिवा' }, _status: 'published' as const }
  kind = (await desk().payload.create({ collection: 'report-kinds', data })).id
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  for (const table of ['reports', 'report_followers', 'media']) await rows(`DELETE FROM ${table}`)
})

const rows = (statement: string) => runSql(desk().payload, statement)
const token = async (): Promise<string> => {
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#d98a1f' } })
  const body = new Uint8Array(await photo.jpeg().toBuffer())
  const response = await ask('/resident-file', { method: 'POST', body })
  return ((await response.json()) as { token: string }).token
}

/** A report with a photograph: its message, its public row and its file. */
async function report() {
  const photographs = [await token()]
  const form = { website: '', seconds: 40, language: 'en' }
  const body = { kind, place: 'Market Lane', photographs, ...form }
  const { contactId } = (await (await ask('/report', post(body))).json()) as { contactId: string }
  const [message] = await rows(`SELECT id, files_claim FROM feedback WHERE reference = '${contactId}'`)
  const [row] = await rows(`SELECT id FROM reports WHERE message = ${message?.id}`)
  const [file] = await rows(`SELECT id FROM resident_files WHERE claim = '${message?.files_claim}'`)
  return { message: Number(message?.id), row: Number(row?.id), file: Number(file?.id) }
}
const release = (message: number, file: number | null) =>
  desk().ask('POST', `/reported-problem/${message}`, { as: 'editor', body: { action: 'photograph', file } })
const change = (message: number, body: object) =>
  desk().ask('PATCH', `/feedback/${message}`, { as: 'editor', body })
const follow = (report: number, email: string) =>
  ask('/report-follow', post({ report, email, website: '', language: 'en' }))
const copies = () => rows('SELECT filename FROM media')

describe('the photograph of a report', () => {
  test('has one copy, however often its button is pressed at once, and none when it is hidden', async () => {
    const { message, file } = await report()
    const answers = await Promise.all(Array.from({ length: 4 }, () => release(message, file)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await copies()).toHaveLength(1)
    await release(message, null)
    expect(await copies()).toEqual([])
  })
})

describe('the public copy of a photograph', () => {
  test('names the file whose photograph residents see', async () => {
    const { message, file } = await report()
    await release(message, file)
    const [copy] = await copies()
    expect(shownPhotograph(String(copy?.filename), [{ id: file }, { id: file + 1 }])).toBe(file)
  })
})

describe('the address of a follower', () => {
  test('is not kept where no message stands behind the report: nobody would be told, and nothing erase it', async () => {
    const { message, row } = await report()
    await rows(`UPDATE reports SET message = NULL WHERE id = ${row}`)
    await rows(`DELETE FROM feedback WHERE id = ${message}`)
    expect(await (await follow(row, 'one@council.example')).json()).toMatchObject({ followers: 1 })
    expect(await rows('SELECT email FROM report_followers')).toEqual([{ email: null }])
  })

  test('is given to the mail server as one address: `root` before it is no mailbox of the council', async () => {
    const { message, row } = await report()
    const address = '<root>one@council.example'
    expect((await follow(row, address)).status).toBe(200)
    await change(message, { status: 'closed' })
    const sent = vi.spyOn(desk().payload, 'sendEmail').mockResolvedValue(undefined)
    const { tellFollowers } = await import('../../src/features/feedback/problems/send-to-followers.ts')
    await tellFollowers(desk().payload)
    expect(sent.mock.calls.map(([{ to }]) => to)).toContainEqual({ name: '', address })
    sent.mockRestore()
  })
})
