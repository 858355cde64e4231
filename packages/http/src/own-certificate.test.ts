import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownCertificate, troubleWithCertificate } from './own-certificate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))
const script = path.join(import.meta.dirname, '../../../deploy/inside-certificates.sh')
execFileSync('sh', [script, folder], { stdio: 'ignore' })
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const [cert, key] = [read('site.crt'), read('site.key')]

test('a certificate and its key are taken, or neither', () => {
  expect(troubleWithCertificate(cert, key)).toBeUndefined()
  expect(ownCertificate(cert, key)).toEqual({ cert, key })
  expect(troubleWithCertificate(undefined, undefined)).toBeUndefined()
  expect(ownCertificate('', '')).toBeUndefined()
})

test.each([
  ['one of them alone', cert, '', /given together/],
  ['the key of another certificate', cert, read('desk.key'), /not the key of/],
  ['what is neither', 'certificate', key, /in PEM/],
  ['a key that is none', cert, '-----BEGIN PRIVATE KEY-----', /in PEM/],
])('%s is refused with a sentence without values', (_, given, itsKey, sentence) => {
  const trouble = troubleWithCertificate(given, itsKey)
  expect(trouble).toMatch(sentence)
  expect(trouble).not.toContain('BEGIN')
})
