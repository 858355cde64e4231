import { expect, test } from 'vitest'
import { councilWithApi, post } from '../api/api.ts'

const council = councilWithApi({ ORIGIN: 'https://nadgaon.example' })

test('a council without a mail server offers no mails and stores no address', async () => {
  const asked = { email: 'asha@nadgaon.example', topics: ['notices'], language: 'en' }
  expect((await council.ask('/mail-subscription', post(asked))).status).toBe(404)
  const name = { en: 'Nadgaon', mr: 'नदगाव' }
  await council.payload.updateGlobal({ slug: 'settings', data: { name, _status: 'published' } as never })
  const [settings] = await (await council.ask('/settings?lang=en')).json()
  expect(settings).toMatchObject({ sends_mail: '' })
})
