import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keyCheck } from './key-check.ts'
import { readSiteTexts, siteTexts } from './site-texts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (catalogue: string, texts: object) =>
  writeFileSync(path.join(folder, `${catalogue}.json`), JSON.stringify(texts))
const about = { en: 'Everywhere', mr: 'सर्वत्र' }
write('common', {
  _about: about,
  helplineNumber: { en: '1800-555-010', mr: '१८००-५५५-०१०' },
  close: { en: 'Close', mr: 'बंद करा' },
})
write('roads', { _about: about, title: { en: 'Roads', mr: 'रस्ते' } })

describe('the site’s own texts', () => {
  it('are known by catalogue and key, in both languages', () => {
    expect(readSiteTexts(folder)).toEqual([
      { key: 'common:helplineNumber', en: '1800-555-010', mr: '१८००-५५५-०१०' },
      { key: 'common:close', en: 'Close', mr: 'बंद करा' },
      { key: 'roads:title', en: 'Roads', mr: 'रस्ते' },
    ])
  })

  it('are those of the site beside the desk, the helpline’s number among them', () => {
    const known = siteTexts()
    expect(known.length).toBeGreaterThan(500)
    expect(known).toContainEqual(expect.objectContaining({ key: 'common:helplineNumber' }))
    expect(known.filter(({ en, mr }) => !en || !mr)).toEqual([])
    expect(known.filter(({ key }) => key.endsWith(':_about'))).toEqual([])
  })

  it('are none where the desk stands without the site', () => {
    expect(readSiteTexts(path.join(folder, 'nowhere'))).toEqual([])
  })
})

describe('the key of a wording', () => {
  const check = keyCheck(() => readSiteTexts(folder))

  it.each(['common:helplineNumber', 'roads:title', 'synonyms:road, street', 'image:/uploads/lake.jpg'])(
    '%s may be one',
    (key) => expect(check(key)).toBeUndefined(),
  )

  it.each(['comon:helplineNmber', 'helplineNumber', 'common:', 'common:_about', 'synonyms:', 'roads:Title'])(
    '%s replaces nothing, and is refused',
    (key) => expect(check(key)?.en).toContain('is no text of the site'),
  )

  it('is checked by its form alone where the site’s texts are not known', () => {
    const alone = keyCheck(() => [])
    expect(alone('common:anything')).toBeUndefined()
    expect(alone('helplineNumber')).toBeDefined()
  })
})
