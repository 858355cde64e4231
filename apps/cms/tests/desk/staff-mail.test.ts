import { beforeEach, expect, test, vi } from 'vitest'
import { councilWithDesk, emailOf } from './desk.ts'
import { mailServer } from './mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
beforeEach(() => {
  received.length = 0
})

const title = { en: 'Tender for the lake road', mr: 'तलाव रस्त्याची निविदा' }
const letters = () => import('../../src/platform/mail/letters.ts')
const mail = () => import('../../src/content/staff-mail/staff-mail.ts')
const speak = (role: 'editor' | 'clerk', language: string) =>
  desk().ask('POST', '/payload-preferences/language', { as: role, body: { value: language } })

test('each account reads a letter in its own language', async () => {
  const { mailStaff } = await mail()
  const { sentForApproval } = await letters()
  expect((await speak('editor', 'mr')).status).toBe(200)
  expect((await speak('clerk', 'en')).status).toBe(200)
  const letter = sentForApproval({ title, path: '/approvals', by: 'Asha' })
  await mailStaff(desk().payload, { role: { in: ['editor', 'clerk'] } }, letter)
  const to = (role: 'editor' | 'clerk') => received.find((each) => each.to === emailOf(role))
  expect(received).toHaveLength(2)
  expect(to('editor')).toMatchObject({ subject: 'मंजुरीसाठी: तलाव रस्त्याची निविदा' })
  expect(to('editor')?.text).toContain('Asha यांनी मंजुरीसाठी पाठवले आहे')
  expect(to('editor')?.text).toContain('http://localhost:3001/admin/approvals')
  expect(to('clerk')).toMatchObject({ subject: 'For approval: Tender for the lake road' })
})

test('every letter exists in both languages', async () => {
  const { approved, newFeedback, returned } = await letters()
  const all = [
    approved({ title, path: '/' }),
    returned({ title, path: '/', reason: 'दिनांक चुकीचा आहे' }),
    newFeedback({ reference: 'A-17', path: '/feedback/17' }),
  ]
  for (const { subject, lines } of all)
    for (const { en, mr } of [subject, ...lines]) {
      expect(en).toMatch(/[a-z]{4}/)
      expect(mr).toMatch(/[\u0900-\u097f]{3}/)
    }
})

test('what staff typed adds no header and no second subject', async () => {
  const { mailStaff } = await mail()
  const { approved } = await letters()
  const forged = { en: 'x\r\nBcc: everybody@x.example', mr: '' }
  await mailStaff(desk().payload, { role: { equals: 'editor' } }, approved({ title: forged, path: '/' }))
  expect(received[0]?.subject).toContain('x Bcc: everybody@x.example')
  expect(received[0]?.raw).not.toMatch(/^Bcc:/m)
})

test('a mail server that refuses stops nobody, and the log names no address', async () => {
  const { mailStaff } = await mail()
  const { approved } = await letters()
  const { payload } = desk()
  const warn = vi.spyOn(payload.logger, 'warn')
  const send = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error(`550 ${emailOf('clerk')}`))
  await mailStaff(payload, { role: { equals: 'clerk' } }, approved({ title, path: '/' }))
  expect(warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(warn.mock.calls)).not.toContain('@')
  send.mockRestore()
  warn.mockRestore()
})
