import type { AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import { prerender } from 'react-dom/static'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { councilWithDesk, emailOf } from './desk.ts'

/** A real mail server on this machine, with one account. */
const received: string[] = []
let password = 'the right one'
const server = new SMTPServer({
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: (auth, _session, done) =>
    auth.password === password ? done(null, { user: auth.username }) : done(new Error('No such account')),
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
    stream.on('end', () => {
      received.push(text)
      done()
    })
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.server.address() as AddressInfo
const { desk } = councilWithDesk({
  SMTP_URL: `smtp://desk:the%20right%20one@127.0.0.1:${port}`,
  MAIL_FROM: 'desk@nadgaon.example',
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

async function screen(): Promise<string> {
  const { QuestionScreen } = await import('../../src/features/setup/question-screen.tsx')
  const { mail } = await import('../../src/features/setup/questions/mail.ts')
  const { progressOf } = await import('../../src/features/setup/progress.ts')
  const { payload, ids } = desk()
  const user = { ...(await payload.findByID({ collection: 'users', id: ids.admin })), collection: 'users' }
  const req = await createLocalReq({ user: user as never }, payload)
  const progress = await progressOf(payload)
  const { prelude } = await prerender(QuestionScreen({ question: mail, progress, req }) as never)
  return new Response(prelude).text()
}

const send = (to: string) => {
  const body = new FormData()
  body.set('to', to)
  return desk().ask('POST', '/setup/mail', { as: 'admin', body })
}

test('the screen names the mail server and never its account or password', async () => {
  const html = await screen()
  expect(html).toContain(`127.0.0.1:${port}`)
  expect(html).toContain(`value="${emailOf('admin')}"`)
  expect(html).not.toContain('the right one')
  expect(html).not.toContain('right%20one')
})

test('the test message reaches the mail server, and the screen says so', async () => {
  expect((await send('chief@nadgaon.example')).status).toBe(303)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: chief@nadgaon.example')
  expect(received[0]).toContain('<desk@nadgaon.example>')
  expect(await screen()).toContain('The mail server took the message')
})

test('a password that is wrong is said to be wrong', async () => {
  password = 'another one'
  await send('chief@nadgaon.example')
  expect(await screen()).toContain('refused the account or its password')
})

test('nothing of the mail server stands in the database', async () => {
  const stored = JSON.stringify(await desk().payload.kv.get('setup'))
  expect(stored).toContain('chief@nadgaon.example')
  expect(stored).not.toContain('right')
  expect(stored).not.toContain('127.0.0.1')
})
