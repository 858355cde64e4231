import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

const inMarathi = { 'accept-language': 'mr-IN,mr;q=0.9,en;q=0.5' }

async function named(path: string, headers = {}): Promise<(string | undefined)[]> {
  const response = await desk().ask('GET', path, { as: 'clerk', headers })
  const { docs } = (await response.json()) as { docs: { listedAs?: string }[] }
  return docs.map(({ listedAs }) => listedAs)
}

const ponds = [{ name: { en: 'North pond', mr: 'उत्तर तलाव' } }, { name: { en: 'Pond without Marathi' } }]

test('records are named in the language of the desk, and in the other where one is missing', async () => {
  for (const body of ponds) await desk().ask('POST', '/ponds', { as: 'editor', body })
  const path = '/ponds?sort=_order'
  expect(await named(path)).toEqual(['North pond', 'Pond without Marathi'])
  expect(await named(path, inMarathi)).toEqual(['उत्तर तलाव', 'Pond without Marathi'])
})

test('a picker, which asks for nothing but the name, gets it in the language of the desk', async () => {
  const path = '/ponds?sort=_order&select[listedAs]=true'
  expect(await named(path, inMarathi)).toEqual(['उत्तर तलाव', 'Pond without Marathi'])
})

test('a record is found by its name in either language', async () => {
  for (const word of ['North', 'उत्तर'])
    expect(await named(`/ponds?where[listedAs][like]=${encodeURIComponent(word)}`)).toEqual(['North pond'])
})

test('saving a record again does not add to its name', async () => {
  const { ask, payload } = desk()
  const { docs } = await payload.find({ collection: 'ponds', where: { 'name.en': { equals: 'North pond' } } })
  const path = `/ponds/${docs[0]?.id}`
  await ask('PATCH', path, {
    as: 'editor',
    body: { name: { en: 'North lake', mr: 'उत्तर सरोवर' } },
    headers: inMarathi,
  })
  expect(await named('/ponds?sort=_order&limit=1')).toEqual(['North lake'])
  expect(await named('/ponds?sort=_order&limit=1', inMarathi)).toEqual(['उत्तर सरोवर'])
})

test('a text of several paragraphs is named by its first one, which may be its heading', async () => {
  const body = [
    { kind: 'heading', level: 2, runs: [{ text: 'The fort' }] },
    { kind: 'paragraph', runs: [{ text: 'It stands above the lake.' }] },
  ]
  const sent = { description: { mr: 'किल्ला\n\nतो तलावाच्या वर आहे.' }, body: { en: body } }
  expect((await desk().ask('POST', '/history', { as: 'editor', body: sent })).status).toBe(201)
  expect(await named('/history')).toEqual(['The fort'])
  expect(await named('/history', inMarathi)).toEqual(['किल्ला'])
})
