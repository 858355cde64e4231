import { describe, expect, test } from 'vitest'
import { lists } from '../generated/lists.ts'
import { listNames, listPaths } from '../list-paths.ts'
import { readList } from './read-list.ts'

const road = { id: 1, language_code: 'en', description: 'Asphalt roads', length: '23.75 Km' }

describe('hostile rows', () => {
  test('__proto__ and constructor change no prototype', () => {
    const answer = JSON.parse(
      '[{"id":1,"description":"x","__proto__":{"length":"polluted"},"constructor":{"prototype":{"polluted":1}}}]',
    )
    const [row] = readList('roads', 'en', answer)
    expect(row).toMatchObject({ id: 1, language_code: 'en', description: 'x', length: '' })
    expect(lists.roads.schema.safeParse(row).error).toBeUndefined()
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  test('very long text is cut, and stays whole characters', () => {
    const [row] = readList('roads', 'en', [{ ...road, description: '🌳'.repeat(200_000) }])
    expect(row?.description.length).toBeLessThanOrEqual(100_000)
    expect(row?.description.isWellFormed()).toBe(true)
  })

  test('control characters and broken characters go, line breaks stay', () => {
    const [row] = readList('roads', 'en', [{ ...road, description: 'a\u0000b\u001b\nc\ud800' }])
    expect(row?.description).toBe('ab\nc\ufffd')
  })

  test('deep nesting is not followed', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(readList('roads', 'en', [{ ...road, length: deep }, deep])).toHaveLength(1)
  })
})

test.each(listNames)('%s survives any rubbish', (name) => {
  const rubbish = [
    undefined,
    0,
    -1,
    Number.NaN,
    '',
    'x',
    [],
    {},
    [[]],
    { id: {} },
    { id: [] },
    { id: 1, status: {} },
    { status: 1, subMenus: 'x', images: {}, theme: [], phones: { 0: 1 } },
  ]
  expect(() => readList(name, listPaths[name].language ? 'mr' : undefined, rubbish)).not.toThrow()
})
