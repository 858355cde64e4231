import { contactReplySchema, feedbackStatusSchema } from '@nagardwar/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Ask, apiOf, post } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk({ ...settings, ORIGIN: 'https://council.example' })
let ask: Ask
const link = '/notices/site-41'
const notice = {
  title: { en: 'Modification: Site 41', mr: 'फेरबदल: जागा क्रमांक ४१' },
  link,
  kind: 'objection',
  here: 'outcome',
  opens: '2026-12-01T04:15:00.000Z',
  closes: '2026-12-31T12:15:00.000Z',
  _status: 'published',
}
const hour = 60 * 60 * 1000
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00+05:30') })
  ask = await apiOf(desk().payload)
  await desk().payload.create({ collection: 'public-notices', data: notice as never })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00+05:30') })
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  received.length = 0
  await decide('', null)
})
afterEach(() => void vi.useRealTimers())

const decide = (mr: string, decided: string | null) =>
  desk().payload.update({
    collection: 'public-notices',
    where: { link: { equals: link } },
    data: { decided, decision: { en: mr && 'The road is moved by 3 m.', mr } } as never,
  })
async function answer(over: object = {}) {
  const body = {
    link,
    language: 'mr',
    name: 'आशा',
    ward: '4',
    stance: 'objection',
    text: 'नको',
    website: '',
    seconds: 9,
  }
  const response = await ask('/notice-answer', post({ ...body, ...over }))
  const { contactId, secret = '' } = contactReplySchema.parse(await response.json())
  return { contactId, secret }
}
const wish = { wantsOutcome: true, email: 'asha@sahyanagar.example' }
const tell = async (now = new Date()) => {
  const { tellOutcomes } = await import('../../src/features/feedback/notice-answers/outcome.ts')
  await tellOutcomes(desk().payload, now)
  await (await import('../../src/features/feedback/mail/send.ts')).sendAnswers(desk().payload)
}
const toResident = () => received.filter(({ to }) => to === wish.email)
const statusOf = async (secret: string) =>
  feedbackStatusSchema.parse(await (await ask('/feedback-status', post({ secret }))).json())

test('whoever asked for it gets the outcome once, by mail and behind the private link', async () => {
  const asked = await answer(wish)
  const silent = await answer({ text: 'नको' })
  await tell(new Date('2027-01-15T12:00:00+05:30'))
  expect(toResident()).toEqual([])
  vi.setSystemTime(new Date('2027-01-20T12:00:00+05:30'))
  await decide('रस्ता ३ मीटर सरकवला आहे.', '2027-01-19')
  const later = new Date(Date.now() + 2 * hour)
  await Promise.all([tell(later), tell(later)])
  await tell(later)
  expect(toResident()).toHaveLength(1)
  expect(toResident()[0]?.text).toContain('रस्ता ३ मीटर सरकवला आहे.')
  expect(toResident()[0]?.text).toContain(link)
  const status = await statusOf(asked.secret)
  expect(status.state).toBe('answered')
  expect(status.answers).toMatchObject([{ language: 'mr', text: expect.stringContaining('रस्ता ३ मीटर') }])
  expect((await statusOf(silent.secret)).answers).toEqual([])
})

test('nobody is told within the first hour, nor before the day of the decision', async () => {
  await answer(wish)
  await decide('निर्णय', '2027-02-01')
  await tell(new Date(Date.now() + 2 * hour))
  await decide('निर्णय', '2026-12-10')
  await tell(new Date(Date.now() + hour / 2))
  expect(toResident()).toEqual([])
  await tell(new Date(Date.now() + 2 * hour))
  expect(toResident()).toHaveLength(1)
})

test('the mail says what became of one’s own answer, where staff have noted it', async () => {
  const { contactId } = await answer({ ...wish, language: 'en' })
  await desk().payload.update({
    collection: 'feedback',
    where: { reference: { equals: contactId } },
    data: { finding: 'partly' },
  })
  await decide('निर्णय', '2026-12-10')
  await tell(new Date(Date.now() + 2 * hour))
  expect(toResident()[0]?.text).toContain('Your answer: Accepted in part')
})

test('what was put aside is told nothing', async () => {
  const { contactId } = await answer(wish)
  await desk().payload.update({
    collection: 'feedback',
    where: { reference: { equals: contactId } },
    data: { putAside: 'spam' },
  })
  await decide('निर्णय', '2026-12-10')
  await tell(new Date(Date.now() + 2 * hour))
  expect(toResident()).toEqual([])
})

test('a desk that dies while it tells goes on where it was: the answer is answered and told, once', async () => {
  const { secret } = await answer(wish)
  await decide('निर्णय', '2026-12-10')
  const later = new Date(Date.now() + 2 * hour)
  const dying = vi.spyOn(desk().payload, 'update').mockRejectedValueOnce(new Error('Killed'))
  await expect(tell(later)).rejects.toThrow('Killed')
  dying.mockRestore()
  await tell(later)
  await tell(later)
  expect((await statusOf(secret)).state).toBe('answered')
  expect(toResident()).toHaveLength(1)
})
