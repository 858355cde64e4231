import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isAway, mailFor } from './mail-server.ts'

/** A mail server without TLS that notes what it is told. */
async function openServer(host: string) {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const line = String(chunk).trim()
      heard.push(line)
      socket.write(line.startsWith('STARTTLS') ? '502 no\r\n' : line === 'DATA' ? '354 go\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return { heard, server, url: `smtp://${host}:${(server.address() as AddressInfo).port}` }
}

let opened: Awaited<ReturnType<typeof openServer>> | undefined
afterEach(() => void opened?.server.close())

async function send(host: string): Promise<string[]> {
  opened = await openServer(host)
  const { sendEmail } = mailFor({ smtpUrl: opened.url, mailFrom: 'desk@council.example' })({} as never)
  const letter = { to: 'asha@council.example', subject: 'Answer', text: 'Confidential answer' }
  await sendEmail(letter).catch(() => undefined)
  return opened.heard
}

// Loopback too, but not under the name of this machine.
test('mail to another machine leaves encrypted or not at all', async () => {
  expect(isAway('smtp://127.0.0.2:587')).toBe(true)
  const heard = (await send('127.0.0.2')).join('\n')
  expect(heard).toContain('STARTTLS')
  expect(heard).not.toMatch(/MAIL FROM|Confidential/)
})

test('a server on this machine is taken as it is', async () => {
  expect((await send('127.0.0.1')).join('\n')).toContain('Confidential')
})
