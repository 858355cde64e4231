import { expect, test } from 'vitest'
import { askList } from '../api/ask-list.ts'
import { createByteBudget } from './byte-budget.ts'

const list = [{ id: 1, description: 'x'.repeat(100), length: '1' }]
const bytes = JSON.stringify(list).length
const ask = (budget: ReturnType<typeof createByteBudget>) =>
  askList(async () => Response.json(list), 'roads', 'en', budget)

test('lists that are read at the same time have room together only up to a bound', async () => {
  const budget = createByteBudget(bytes + 10)
  const another = budget.share()
  await new Response(another.through(new Blob(['x'.repeat(11)]).stream())).text()
  expect(await ask(budget)).toMatchObject({ ok: false, reason: expect.stringContaining('Too many bytes') })
  another.end()
  // What was read, whole or not, has given its share back.
  for (let time = 0; time < 3; time++) expect(await ask(budget)).toMatchObject({ ok: true })
})
