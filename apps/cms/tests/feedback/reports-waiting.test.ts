import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { councilWithDesk } from '../desk/desk.ts'

const { desk } = councilWithDesk()

test('a row of a reported problem that is not public waits for nobody’s approval', async () => {
  const { preparedDrafts, writtenDrafts } = await import('../../src/content/drafts/waiting-drafts.ts')
  const { payload, ids } = desk()
  const kind = await payload.create({
    collection: 'report-kinds',
    draft: true,
    data: { name: { en: 'Lamp', mr: 'दिवा' } },
  })
  await payload.create({ collection: 'reports', draft: true, data: { kind: kind.id, _status: 'draft' } })
  const user = await payload.findByID({ collection: 'users', id: ids.editor })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const waiting = [...(await writtenDrafts(req)), ...(await preparedDrafts(req)).entries]
  expect(waiting.map(({ slug }) => slug)).toEqual(['report-kinds'])
})
