import { expect, test } from 'vitest'
import { councilWithReports } from './reports.ts'

const { desk, report, written } = councilWithReports()

test('the data of a person have the place that they reported', async () => {
  await report()
  const found = await desk().ask('POST', '/personal-data', {
    as: 'admin',
    body: { telephone: '', email: written().email },
  })
  const { messages } = (await found.json()) as { messages: { id: number }[] }
  const told = await desk().ask('POST', '/personal-data/export', {
    as: 'admin',
    body: { ids: messages.map(({ id }) => id), as: 'json' },
  })
  expect(await told.text()).toMatch(/बाजार गल्ली, शाळेजवळ[\s\S]*19\.23981, 73\.31213/)
})
