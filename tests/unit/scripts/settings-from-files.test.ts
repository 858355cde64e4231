import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '../../../apps/cms/src/configuration.ts'
import { readConfig } from '../../../apps/site/server/config.ts'
import { councilData } from '../../../scripts/steps/council-data.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-secret-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(text: string): string {
  const place = path.join(folder, `file-${crypto.randomUUID()}`)
  writeFileSync(place, text)
  return place
}
const secret = 'a-secret-of-thirty-two-characters'
const url = 'postgres://council:secret-word@db.example/council'

type Environment = Record<string, string>
const readers: [string, string, string, (env: Environment) => unknown][] = [
  ['the desk', 'DATABASE_URL', url, (env) => readConfiguration(env).databaseUrl],
  ['the desk', 'PAYLOAD_SECRET', secret, (env) => readConfiguration(env).secret],
  ['the desk', 'SMTP_URL', 'smtps://a:b@mail.example', (env) => readConfiguration(env).smtpUrl],
  ['the desk', 'CMS_SECRET', secret, (env) => readConfiguration(env).siteSecrets[0]],
  ['the site', 'CMS_SECRET', secret, (env) => readConfig(env).deskSecret],
  ['the site', 'METRICS_TOKEN', secret, (env) => readConfig(env).metricsToken],
  ['a command', 'DATABASE_URL', url, (env) => councilData(folder, env).databaseUrl],
  ['a command', 'BACKUP_COPY', 'https://key:word@s3.example/b', (env) => councilData(folder, env).copyTo],
]

describe.each(readers)('%s takes %s from a file', (_reader, name, value, read) => {
  const setting = `${name}_FILE`

  test('without the newline at its end', () => {
    expect(read({ [setting]: file(`${value}\n`) })).toBe(value)
    expect(read({ [setting]: file(`${value}\r\n`) })).toBe(value)
    expect(read({ [setting]: file(value), [name]: '' })).toBe(value)
  })

  test.each([
    ['is given beside the setting itself', () => ({ [setting]: file(value), [name]: value }), 'both given'],
    ['is not there', () => ({ [setting]: `/nowhere/${value}` }), 'cannot be read (ENOENT)'],
    ['is empty', () => ({ [setting]: file('\n') }), 'is empty'],
  ])('and says in one sentence, without the value, that it %s', (_what, env, sentence) => {
    const say = () => read(env())
    expect(say).toThrow(setting)
    expect(say).toThrow(sentence)
    expect(say).not.toThrow(value)
  })
})
