import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'
import { tokenIn } from './desk.ts'

let council: TestCouncil
let code: string
beforeAll(async () => {
  council = await openCouncil()
  const { firstAccountCode } = await import('../../src/features/accounts/first-account/first-account.ts')
  code = firstAccountCode(council.configuration.secret)
})
afterAll(() => council.close())
beforeEach(async () => {
  await council.payload.db.deleteMany({ collection: 'users', where: { id: { exists: true } } })
})

const account = { name: 'First', email: 'first@sahyanagar.example', password: 'a-long-enough-password' }
const elsewhere = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }
const here = { 'x-forwarded-for': '127.0.0.1' }
const register = (body: object, headers: Record<string, string> = here) =>
  handleEndpoints({
    config: Promise.resolve(council.payload.config),
    request: new Request('http://localhost:3001/cms-api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  })
const accounts = async () => (await council.payload.find({ collection: 'users' })).docs

test('six people who ask at once for the first account get one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      register({ ...account, email: `first${index}@sahyanagar.example` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
  expect(await accounts()).toMatchObject([{ role: 'admin' }])
  const token = answers.map(tokenIn).find((each) => each)
  const { user } = await council.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  expect(user).toMatchObject({ role: 'admin' })
})

test.each(['123', 'abc', 'elevenchars', 'password1234'])(
  'it gets no password such as %s',
  async (password) => {
    expect((await register({ ...account, password })).status).toBe(400)
    expect(await accounts()).toEqual([])
  },
)

test('all that is wrong is said at once', async () => {
  const wrong = { email: '', name: '', password: '123', 'confirm-password': '124' }
  const answer = await (await register(wrong, elsewhere)).json()
  const { errors } = (answer as { errors: { data: { errors: { path: string }[] } }[] }).errors[0]?.data ?? {}
  expect(errors?.map(({ path }) => path)).toEqual([
    'email',
    'name',
    'password',
    'confirm-password',
    'firstAccountCode',
  ])
  expect(await accounts()).toEqual([])
  expect((await register({ ...account, 'confirm-password': account.password })).status).toBe(200)
})

test('from another machine it needs the code of the log', async () => {
  for (const wrong of [{}, { firstAccountCode: '' }, { firstAccountCode: 'AAAAA-AAAAA' }])
    expect((await register({ ...account, ...wrong }, elsewhere)).status).toBe(400)
  expect(await accounts()).toEqual([])
  expect((await register({ ...account, firstAccountCode: code.toLowerCase() }, elsewhere)).status).toBe(200)
  expect(await accounts()).toHaveLength(1)
})

test('it sets nothing that the system sets', async () => {
  const forged = { createdAt: 'x', sessions: [], lockUntil: '2099-01-01T00:00:00.000Z', id: 777 }
  expect((await register({ ...account, ...forged })).status).toBe(200)
  const [first] = await accounts()
  expect(first?.id).not.toBe(777)
  expect(first?.createdAt).toMatch(/^2\d{3}-/)
})
