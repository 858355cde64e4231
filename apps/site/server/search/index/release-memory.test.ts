import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { demoRows, everyPath } from '../../testing/demo-council.ts'
import { filledIndexer } from '../../testing/filled-indexer.ts'
import { releaseMemory } from './release-memory.ts'

test('what is forgotten is collected at once', async () => {
  const kept = new Map([['rows', Array.from({ length: 100_000 }, (_, id) => ({ id }))]])
  const rows = new WeakRef(kept.get('rows') ?? [])
  await turn()
  releaseMemory(() => kept.clear())
  expect(rows.deref()).toBeUndefined()
})

test('an index that has let go of its memory finds the same, and follows its lists', async () => {
  const { indexer } = await filledIndexer({ rows: demoRows(), paths: everyPath })
  const ask = () => indexer.answer({ text: 'property tax', page: 1, language: 'en' })
  const [before, size] = [await ask(), indexer.size()]
  releaseMemory(indexer.forget)
  await indexer.update()
  expect([await ask(), indexer.size()]).toEqual([before, size])
  indexer.setList('ponds', 'mr', [{ id: 90_001, language_code: 'mr', name: 'सह्य नवा तलाव' }] as never)
  await indexer.update()
  expect(indexer.size()).not.toEqual(size)
})
