import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Received = { to: string; raw: string; subject: string; text: string }

/** `=E0=A4` and soft line ends, as mail programs read them. */
const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

function bodyOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  return /transfer-encoding: quoted-printable/i.test(head) ? quotedPrintable(body) : body
}

const encodedWord = /=\?UTF-8\?([BQ])\?([^?]*)\?=/gi

/** A subject that is not ASCII comes in encoded words (RFC 2047), folded between them. */
function subjectOf(raw: string): string {
  const folded = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? ''
  return folded
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(encodedWord, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    )
}

/** What a server says of a recipient, such as 550 and `5.1.1 No such user here`. */
export type Refused = { code: number; said: string }

/** A real mail server on this machine, and the settings of a council that sends with it. */
export async function startMailServer() {
  const received: Received[] = []
  /** The addresses that it refuses, and how. */
  const refused = new Map<string, Refused>()
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      const refusal = refused.get(address)
      done(refusal ? Object.assign(new Error(refusal.said), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        received.push({ to, raw, subject: subjectOf(raw), text: bodyOf(raw) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'desk@nadgaon.example' }
  return { received, refused, settings, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}
