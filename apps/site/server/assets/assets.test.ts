import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/test-site.ts'
import { createAssets } from './assets.ts'

const folder = temporaryFolder()
const script = 'start();'.repeat(50)

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/root-abc.js'), script)
  writeFileSync(path.join(folder, 'assets/root-abc.js.br'), brotliCompressSync(script))
  writeFileSync(path.join(folder, 'favicon.ico'), 'icon')
  writeFileSync(path.join(folder, 'service-worker.js'), script)
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'secret.key'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true }))

const open = () => createAssets(folder, 'http://council.example')
const header = (name: string, lines: string[] = []) => lines[lines.indexOf(name) + 1]

test('hashed files live for ever and come compressed as they were built', () => {
  const forms = open().at('/assets/root-abc.js')?.forms
  expect(header('cache-control', forms?.br.headers)).toContain('immutable')
  expect(header('content-encoding', forms?.br.headers)).toBe('br')
  expect(forms?.br.body).toEqual(brotliCompressSync(script))
  expect(forms?.gzip).toBe(forms?.identity)
})

test('text of the build says its letters', () => {
  for (const file of ['/drawing.svg', '/service-worker.js'])
    expect(header('content-type', open().at(file)?.forms.identity.headers)).toMatch(/; charset=utf-8$/)
})

test('other files are asked for again within the hour', () => {
  const forms = open().at('/favicon.ico')?.forms
  expect(header('cache-control', forms?.identity.headers)).toBe('public, max-age=3600')
  expect(forms?.br.headers).not.toContain('content-encoding')
})

test('the worker is asked for each time, and reaches nothing but this website', () => {
  const forms = open().at('/service-worker.js')?.forms
  expect(header('cache-control', forms?.identity.headers)).toBe('no-cache')
  expect(header('content-security-policy', forms?.identity.headers)).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'",
  )
})

test.each(['/secret.key', '/assets/root-abc.js.br', '/assets/../secret.key', '/assets', '/', '/nothing.js'])(
  '%s is no file',
  (address) => {
    expect(open().at(address)).toBeUndefined()
  },
)
