import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Role, roles } from '../../src/content/access/role.ts'
import { canMend, menderAt } from '../../src/content/requirements/menders.ts'
import type { Requirement, RequirementSet } from '../../src/content/requirements/requirement.ts'
import type { Result } from '../../src/content/requirements/result.ts'
import { councilWithDesk } from '../desk/desk.ts'

const { desk } = councilWithDesk()
type Engine = typeof import('../../src/content/requirements/results.ts')
let engine: Engine
beforeAll(async () => {
  engine = await import('../../src/content/requirements/results.ts')
})

const words = (en: string) => ({ en, mr: `${en} (मराठी)` })
const requirement = (key: string, met: Requirement['met'], more: Partial<Requirement> = {}): Requirement => ({
  key,
  title: words(key),
  wantedBy: words('A law'),
  met,
  ...more,
})
let sets = 0
const setOf = (requirements: Requirement[], more: Partial<RequirementSet> = {}): RequirementSet => {
  sets += 1
  return { name: `set ${sets}`, requirements, ...more }
}
const resultOf = async (
  met: Requirement['met'],
  more: Partial<Requirement> & { set?: Partial<RequirementSet> } = {},
): Promise<Result> => {
  const { set, ...own } = more
  const { results } = await engine.resultsNow(desk().payload, setOf([requirement('one', met, own)], set))
  return results[0] as Result
}
const publish = (collection: CollectionSlug, data: object) =>
  desk().payload.create({ collection, data: { ...data, _status: 'published' } as never })
const settings = (data: object) =>
  desk().payload.updateGlobal({ slug: 'settings', data: { _status: 'published', ...data } as never })
const name = { name: { en: 'Nadgaon', mr: 'नदगाव' }, abbreviation: { en: 'N', mr: 'न' } }

describe('what is looked at says whether a requirement is met, and where it is mended', () => {
  test('a list: what residents see of it', async () => {
    const met = [{ list: 'ponds' }]
    expect(await resultOf(met)).toMatchObject({
      state: 'missing',
      desk: '/collections/ponds',
      mender: 'clerk',
    })
    const over = { name: { en: 'Dry' }, record: { validUntil: '2020-01-01T06:00:00.000Z' } }
    await publish('ponds', over)
    expect((await resultOf(met)).state).toBe('missing')
    await publish('ponds', { name: { en: 'Lake' } })
    expect(await resultOf(met)).toMatchObject({ state: 'met', page: '/ponds-talao' })
  })

  test('a list whose form is opened: the record that was begun, or a new one', async () => {
    const set = { areFormsOpened: true } as const
    const met = [{ list: 'gardens' }]
    expect((await resultOf(met, { set })).desk).toBe('/collections/gardens/create')
    const data = { name: { en: 'Begun' } } as never
    const { id } = await desk().payload.create({ collection: 'gardens', data, draft: true })
    expect((await resultOf(met, { set })).desk).toBe(`/collections/gardens/${id}`)
  })

  test('settings: in each language in which the council publishes', async () => {
    const met = [{ settings: ['officeHours'], inLanguages: true as const }]
    expect(await resultOf(met)).toMatchObject({
      state: 'missing',
      desk: '/globals/settings',
      mender: 'editor',
    })
    await settings({ ...name, officeHours: { en: '', mr: '१० ते ५' } })
    expect((await resultOf(met)).state).toBe('missing')
    await settings({ ...name, requiredLanguages: 'mr' })
    expect((await resultOf(met)).state).toBe('met')
    expect((await resultOf([{ settings: ['officeHours', 'helpline'] }])).state).toBe('missing')
  })

  test('the newest of several, and rather one in which nothing is lacking', async () => {
    const look = (day: string, count: number) => ({ look: async () => ({ day, lacking: { count, of: 9 } }) })
    expect(await resultOf([look('2026-02-02', 1), look('2026-01-01', 0)])).toMatchObject({
      state: 'met',
      asOf: '2026-01-01',
    })
    expect(await resultOf([{ look: async () => undefined }, look('2026-02-02', 1)])).toMatchObject({
      state: 'missing',
      lacking: { count: 1, of: 9 },
    })
  })

  test('single things, each mended by itself', async () => {
    const finding = {
      list: words('Road'),
      name: words('Lake Road'),
      path: '/collections/roads/1',
      why: words('Old'),
    }
    const look = async () => ({ findings: [finding], lacking: { count: 1, of: 3 } })
    expect(await resultOf([{ look }])).toMatchObject({ state: 'missing', findings: [finding] })
  })

  test('a place of its own, and words that follow from the settings or from what was found', async () => {
    const place = { desk: '/setup/backup', mender: 'admin' } as const
    await settings(name)
    const look = async () => ({ lacking: { count: 2, of: 2 }, hint: words('Two of two') })
    const title = ({ name: own }: { name: { en: string } }) => words(`Name of ${own.en}`)
    expect(await resultOf([{ look }], { mended: place, title, hint: words('In the guide') })).toMatchObject({
      ...place,
      title: words('Name of Nadgaon'),
      hint: words('Two of two'),
      wantedBy: words('A law'),
    })
    expect((await resultOf([{ list: 'roads' }], { hint: words('In its list') })).hint).toEqual(
      words('In its list'),
    )
  })
})

test('a person answers what no program sees, or says why it does not apply', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const stated = (answer: 'yes' | 'no' | 'not-applicable', reason = words('None here')) => ({
    set: { statements: async () => new Map([['one', { answer, day, by: 'editor', reason }]]) },
  })
  expect(await resultOf([{ person: true }])).toMatchObject({ state: 'unanswered', isAsked: true })
  expect(await resultOf([{ person: true }], stated('yes'))).toMatchObject({ state: 'met', by: 'editor' })
  expect(await resultOf([{ person: true }], stated('no'))).toMatchObject({ state: 'missing' })
  expect(await resultOf([{ list: 'roads' }], stated('not-applicable'))).toMatchObject({
    state: 'not-applicable',
    reason: words('None here'),
  })
  expect(await resultOf([{ never: words('No lifts') }])).toMatchObject({
    state: 'not-applicable',
    reason: words('No lifts'),
  })
})

describe('results are made once', () => {
  const counted = (version?: () => Promise<string>) => {
    const look = vi.fn(async () => ({}))
    return { look, set: setOf([requirement('one', [{ look }])], version ? { version } : {}) }
  }

  test('for each state of the content, and of what else a set says', async () => {
    let said = 'a'
    const { look, set } = counted(async () => said)
    const ask = () => engine.resultsNow(desk().payload, set)
    await Promise.all([ask(), ask()])
    await ask()
    expect(look).toHaveBeenCalledTimes(1)
    said = 'b'
    await ask()
    await publish('wards', { number: '1', name: { en: 'Lake', mr: 'तलाव' } })
    await ask()
    expect(look).toHaveBeenCalledTimes(3)
    engine.lookAgain(desk().payload)
    await ask()
    expect(look).toHaveBeenCalledTimes(4)
  })

  test('and again after a failure', async () => {
    const { look, set } = counted()
    look.mockRejectedValueOnce(new Error('The database is away'))
    await expect(engine.resultsNow(desk().payload, set)).rejects.toThrow('away')
    expect((await engine.resultsNow(desk().payload, set)).results[0]?.state).toBe('met')
  })

  test('views that ask at the same time look at one reading', async () => {
    const { payload } = desk()
    const find = vi.spyOn(payload.db, 'find')
    const readings = () => find.mock.calls.filter(([{ collection }]) => collection === 'roads').length
    const one = () => setOf([requirement('one', [{ list: 'roads' }])])
    await Promise.all([engine.resultsNow(payload, one()), engine.resultsNow(payload, one())])
    expect(readings()).toBe(1)
    // Nothing of the content is kept.
    await engine.resultsNow(payload, one())
    expect(readings()).toBe(2)
    find.mockRestore()
  })
})

test('who can mend a place is who may save there', async () => {
  const { payload } = desk()
  const user = (role: Role) => ({ role, id: 1, collection: 'users' }) as never
  const least = async (update: (args: never) => unknown): Promise<Role | undefined> => {
    for (const role of [...roles].reverse())
      if (await update({ req: { user: user(role), payload, context: {} }, data: undefined } as never))
        return role
    return undefined
  }
  // Rows of reported problems are written by the desk alone, so there is nothing to mend in them.
  for (const { slug, access, versions, orderable } of payload.config.collections)
    if (((versions && orderable) || slug === 'media') && slug !== 'reports')
      expect([slug, await least(access.update as never)]).toEqual([slug, menderAt(`/collections/${slug}/1`)])
  const global = payload.globals.config.find(({ slug }) => slug === 'settings')
  expect(await least(global?.access.update as never)).toBe(menderAt('/globals/settings'))
  expect(roles.map((role) => canMend(role, 'editor'))).toEqual([true, true, false])
  expect(canMend(undefined, 'clerk')).toBe(false)
})
