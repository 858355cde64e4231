import { describe, expect, test } from 'vitest'
import { isTest, type Source, sourcesBelow } from './sources.ts'

const shipped = (folder: string) => sourcesBelow(folder).filter((source) => !isTest(source))

/** Each import that a rule forbids, as a line that names both ends. */
const offences = (sources: Source[], forbidden: (place: string, source: Source) => boolean) =>
  sources.flatMap((source) =>
    source.imports.filter((place) => forbidden(place, source)).map((place) => `${source.file} → ${place}`),
  )

describe('the import law', () => {
  test('the contract imports only Zod and itself', () => {
    const strangers = offences(
      shipped('packages/contract/src'),
      (place) => !place.startsWith('packages/contract/') && place !== 'zod',
    )
    expect(strangers).toEqual([])
  })

  test('site and desk never import each other', () => {
    expect(
      offences(shipped('apps/site'), (place) => place.startsWith('apps/cms') || place.includes('payload')),
    ).toEqual([])
    expect(offences(shipped('apps/cms'), (place) => place.startsWith('apps/site'))).toEqual([])
  })

  test('the site’s server knows no React, and the app none of the server', () => {
    expect(offences(shipped('apps/site/server'), (place) => /^react(-dom)?(\/|$)/.test(place))).toEqual([])
    expect(offences(shipped('apps/site/app'), (place) => place.startsWith('apps/site/server'))).toEqual([])
  })

  test('no page imports another page, and nothing else imports a page', () => {
    const pageOf = (place: string) => /^apps\/site\/app\/routes\/([^/]+)\//.exec(place)?.[1]
    // An address of the council's content is one of three pages; the route of such addresses chooses.
    const chooses = 'dynamic'
    const crossed = offences(
      shipped('apps/site/app'),
      (place, { file }) =>
        pageOf(place) !== undefined && pageOf(place) !== pageOf(file) && pageOf(file) !== chooses,
    )
    expect(crossed).toEqual([])
  })

  test('components never fetch, and know no endpoint', () => {
    const components = shipped('apps/site/app/components')
    expect(offences(components, (place) => place.startsWith('apps/site/app/api'))).toEqual([])
    expect(components.filter(({ text }) => /\bfetch\(/.test(text)).map(({ file }) => file)).toEqual([])
  })

  test('only one module of each app reads the environment', () => {
    const readers = (folder: string) =>
      shipped(folder)
        .filter(({ text }) => /process\.env\b/.test(text))
        .map(({ file }) => file)
    expect(readers('packages')).toEqual([])
    expect(readers('apps/site/server').filter((file) => !file.startsWith('apps/site/server/build/'))).toEqual(
      ['apps/site/server/config.ts'],
    )
    expect(readers('apps/site/app')).toEqual([])
    // Next asks its instrumentation to look which runtime it is loaded in.
    expect(readers('apps/cms/src')).toEqual([
      'apps/cms/src/configuration.ts',
      'apps/cms/src/instrumentation.ts',
    ])
  })
})
