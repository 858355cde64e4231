import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { variables } from './variables.ts'

test('without any variable everything has a sensible value', () => {
  expect(readConfig({})).toMatchObject({
    apiRoot: 'http://localhost:3001/api',
    // Whoever lets others reach it without a proxy says so.
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    defaultLanguage: 'en',
    data: expect.stringMatching(/data\/site$/),
    trustedHops: 0,
    isProduction: false,
  })
})

test('the origin follows the port, and an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '4000', ORIGIN: '', API_ROOT: 'https://council.example/api/' })).toMatchObject({
    origin: 'http://localhost:4000',
    apiRoot: 'https://council.example/api',
  })
})

describe('a wrong value is named in a sentence', () => {
  test.each([
    ['API_ROOT', 'council.example'],
    ['API_ROOT', 'ftp://council.example'],
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['ORIGIN', 'https://council.example/site'],
    ['DEFAULT_LANGUAGE', 'hi'],
    ['API_COMPATIBILITY', 'images-as-text,yes'],
    ['TRUSTED_HOPS', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['CMS_SECRET', 'short'],
    ['IMAGE_HOSTS', "https://a.example 'unsafe-inline'"],
    ['FEEDBACK_PER_MINUTE', '1.5'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`)
  })

  test('but a wrong secret is not repeated', () => {
    expect(() => readConfig({ CMS_SECRET: 'rather short' })).toThrow(/^(?!.*rather)/s)
  })

  test('all of them at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must be .*\n.*LOG_LEVEL must be/)
  })
})

test.each(Object.entries(variables))('%s is explained', (_name, { meaning, must }) => {
  expect(meaning).toMatch(/^[A-Z].*\.$/)
  expect(must).not.toBe('')
})
