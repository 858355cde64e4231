import { beforeEach, expect, test, vi } from 'vitest'
import { councilWithDesk, emailOf } from './desk.ts'
import { mailServer } from './mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
beforeEach(() => {
  received.length = 0
})

const mailTo = (role: 'admin' | 'editor' | 'clerk') => received.find(({ to }) => to === emailOf(role))

test('who may approve hears of what was sent, and the sender why it came back', async () => {
  const body = { name: { en: 'New lake', mr: 'नवा तलाव' } }
  const saved = await desk().ask('POST', '/ponds?draft=true', { as: 'clerk', body })
  const { doc } = (await saved.json()) as { doc: { id: number } }
  const records = [{ list: 'ponds', record: doc.id }]
  const sent = await desk().ask('POST', '/approvals/send', { as: 'clerk', body: { records } })
  const { id } = (await sent.json()) as { id: number }
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 })
  expect(mailTo('editor')?.subject).toContain('New lake')
  expect(mailTo('admin')?.text).toContain(`/admin/approvals#approval-${id}`)
  received.length = 0
  await desk().ask('POST', `/approvals/${id}/return`, { as: 'editor', body: { reason: 'The name is wrong' } })
  await vi.waitFor(() => expect(mailTo('clerk')?.text).toContain('The name is wrong'), { timeout: 20_000 })
  expect(received).toHaveLength(1)
})
