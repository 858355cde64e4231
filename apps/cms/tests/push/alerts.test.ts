import { describe, expect, test, vi } from 'vitest'
import { isSigned } from '../../../../tests/support/push-service.ts'
import { at, councilThatTells, minute } from './council-that-tells.ts'

const { council, service, tell, sql, device, multiply, alert } = await councilThatTells()

describe('an alert', () => {
  test('of danger reaches every device in its language, signed and encrypted, urgent, until its end', async () => {
    const [one, other] = [await device(), await device({ language: 'mr', wards: ['7'] })]
    const { id } = await alert({ wards: '3 4' })
    await tell()
    expect(one.messages()).toEqual([
      {
        title: 'Danger, Wards 3, 4',
        body: 'The lake is rising',
        language: 'en',
        path: '/alerts',
        tag: `alert-${id}`,
      },
    ])
    expect(other.messages()).toMatchObject([
      { title: 'धोका, प्रभाग ३, ४', body: 'तलावाची पातळी वाढत आहे', path: '/mr/alerts' },
    ])
    const { key } = await (await council.ask('/push-key')).json()
    const [{ headers }] = service.of(one.path) as unknown as [{ headers: Record<string, string> }]
    expect(isSigned(headers.authorization, { origin: service.origin, key })).toBe(true)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: `alert-${id}` })
    expect(Number(headers.ttl)).toBeGreaterThan(3500)
    expect(Number(headers.ttl)).toBeLessThanOrEqual(3600)
  })

  test('is told once, however often and in how many processes somebody looks', async () => {
    const devices = await Promise.all([device(), device(), device()])
    await alert({})
    await Promise.all([tell(), tell(), tell()])
    await tell()
    for (const each of devices) expect(each.messages()).toHaveLength(1)
  })

  test('that is no danger is told to its wards, a disruption of the whole town to everybody with a ward', async () => {
    const [none, twelve, two] = [
      await device(),
      await device({ wards: ['12'] }),
      await device({ wards: ['2', '4a'] }),
    ]
    await alert({ kind: 'information', wards: '012 5', text: { en: 'Camp', mr: 'शिबिर' } })
    await alert({ kind: 'information', text: { en: 'Tax', mr: 'कर' } })
    await alert({ kind: 'disruption', text: { en: 'No water', mr: 'पाणी नाही' } })
    await alert({ kind: 'disruption', wards: '4A', text: { en: 'Dark', mr: 'अंधार' } })
    await tell()
    const said = (own: typeof none) =>
      own
        .messages()
        .map(({ body }) => body)
        .sort()
    expect(said(none)).toEqual([])
    expect(said(twelve)).toEqual(['Camp', 'No water'])
    expect(said(two)).toEqual(['Dark', 'No water'])
    expect(service.taken.every(({ headers }) => headers.urgency === 'normal')).toBe(true)
  })

  test('that has ended, is to come, is a draft or is for the pages of a department is told to nobody', async () => {
    await device({ wards: ['1'] })
    await alert({ start: at(-60 * minute), end: at(-minute) })
    await alert({ start: at(minute) })
    await alert({ _status: 'draft' })
    const department = await council.payload.create({
      collection: 'disclosure-departments',
      data: { name: { en: 'Water', mr: 'पाणी' }, link: '/water', _status: 'published' } as never,
    })
    await alert({ department: department.id })
    await tell()
    expect(service.taken).toEqual([])
  })

  test.each(['information', 'danger'] as const)(
    'of the next day (%s) is told once in the evening before, with its day, and a danger again when it begins',
    async (kind) => {
      const { dueNow } = await import('../../src/content/due-alerts/due.ts')
      const { messageOf } = await import('../../src/features/push/message.ts')
      const { announce } = await import('../../src/platform/database/push-deliveries.ts')
      await device({ wards: ['4'] })
      const day = (time: string) => new Date(`2031-03-${time}+05:30`)
      const begins = day('09T06:00')
      await alert({ kind, wards: '4', start: begins.toISOString(), end: day('09T18:00').toISOString() })
      const dueAt = (time: string) => dueNow(council.payload, day(time))
      for (const time of ['07T19:00', '08T17:59', '08T22:00', '09T05:59'])
        expect(await dueAt(time)).toEqual([])
      const [before] = await dueAt('08T18:00')
      const [then] = await dueAt('09T06:00')
      if (!before || !then) throw new Error('Nothing is due')
      const said = (language: 'en' | 'mr') =>
        messageOf(before, { language, council: '', defaultLanguage: 'en' }).title
      expect(said('en')).toMatch(/^Planned for 09\.03\.2031, (Information|Danger), Ward 4$/)
      expect(said('mr')).toMatch(/^नियोजित ०९\.०३\.२०३१, (माहिती|धोका), प्रभाग ४$/)
      expect(messageOf(then, { language: 'en', council: '', defaultLanguage: 'en' }).title).not.toContain(
        'Planned',
      )
      const announced = [await announce(council.payload, before), await announce(council.payload, then)]
      expect(new Set(announced).size).toBe(kind === 'danger' ? 2 : 1)
    },
  )

  test('of the same number as the state of a service is announced beside it', async () => {
    const { announce } = await import('../../src/platform/database/push-deliveries.ts')
    const own = {
      id: 7,
      kind: 'disruption' as const,
      wards: [],
      since: at(0),
      endsAt: Date.parse(at(minute)),
    }
    const announced = [
      await announce(council.payload, { ...own, version: 'disruption' }),
      await announce(council.payload, { ...own, version: 'service 2031-03-09' }),
    ]
    expect(new Set(announced).size).toBe(2)
  })

  test('is not told to devices that came after it, and to those before it when a danger changes', async () => {
    const before = await device()
    const { id } = await alert({})
    const after = await device()
    await tell()
    expect([before.messages().length, after.messages().length]).toEqual([1, 0])
    await council.payload.update({ collection: 'alerts', id, data: { end: at(90 * minute) } })
    await tell()
    expect(before.messages()).toHaveLength(1)
    await council.payload.update({
      collection: 'alerts',
      id,
      data: { text: { en: 'Leave Lake Road', mr: 'तलाव रस्ता सोडा' } },
    })
    await tell()
    expect(before.messages().map(({ body, tag }) => [body, tag])).toEqual([
      ['The lake is rising', `alert-${id}`],
      ['Leave Lake Road', `alert-${id}`],
    ])
    expect(after.messages()).toHaveLength(1)
  })

  test('waits for a service that is busy, and goes no more when it was withdrawn meanwhile', async () => {
    const own = await device()
    service.statuses.set(own.path, { status: 503, headers: { 'retry-after': '0' } })
    const { id } = await alert({})
    await tell()
    // A service that asks for no pause is given one all the same: its attempts would be over within a second.
    expect(service.of(own.path)).toHaveLength(1)
    const deliveries = (await sql('SELECT state, attempts FROM push_deliveries')) as Record<string, unknown>[]
    // PostgreSQL gives numbers of this kind as text.
    expect(deliveries.map(({ state, attempts }) => ({ state, attempts: Number(attempts) }))).toEqual([
      { state: 'waiting', attempts: 1 },
    ])
    service.taken.length = 0
    await sql("UPDATE push_deliveries SET next_at = '2020-01-01T00:00:00.000Z'")
    await council.payload.update({ collection: 'alerts', id, data: { _status: 'draft' } as never })
    await tell()
    expect(service.taken).toEqual([])
  })

  test('that another process announces while this one sends is told too', async () => {
    const own = await device()
    const { announce } = await import('../../src/platform/database/push-deliveries.ts')
    const { dueNow } = await import('../../src/content/due-alerts/due.ts')
    await alert({})
    const before = async () => {
      service.statuses.clear()
      await alert({ text: { en: 'Leave Lake Road', mr: 'तलाव रस्ता सोडा' } })
      for (const due of await dueNow(council.payload, new Date())) await announce(council.payload, due)
    }
    service.statuses.set(own.path, { status: 201, before })
    await tell()
    await tell()
    expect(own.messages().map(({ body }) => body)).toEqual(['The lake is rising', 'Leave Lake Road'])
  })

  test('does not wait again and again for a service that gives no answer, and is told when it is back', async () => {
    const own = await device()
    await multiply(200)
    await alert({})
    service.statuses.set(own.path, { status: 0 })
    await tell()
    expect(service.taken).toHaveLength(50)
    const untried = 'SELECT id FROM push_deliveries WHERE attempts = 0'
    expect(await sql(`${untried} AND state = 'waiting'`)).toHaveLength(150)

    service.taken.length = 0
    service.statuses.clear()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute })
    await tell()
    vi.useRealTimers()
    expect(service.taken).toHaveLength(200)
    expect(await sql(untried)).toEqual([])
  })

  test('that is withdrawn while it goes out goes to no further device', async () => {
    const own = await device()
    await multiply(60)
    const { id } = await alert({})
    const before = async () => {
      service.statuses.clear()
      await council.payload.update({ collection: 'alerts', id, data: { _status: 'draft' } as never })
    }
    service.statuses.set(own.path, { status: 201, before })
    await tell()
    expect(service.taken).toHaveLength(50)
  })

  test('of a process that was killed is taken over by the next one', async () => {
    const own = await device()
    await alert({})
    const { announce, claimSome } = await import('../../src/platform/database/push-deliveries.ts')
    const { dueNow } = await import('../../src/content/due-alerts/due.ts')
    const [due] = await dueNow(council.payload, new Date())
    if (due) await announce(council.payload, due)
    expect(await claimSome(council.payload)).toHaveLength(1)
    await tell()
    expect(own.messages()).toEqual([])
    await sql("UPDATE push_deliveries SET claimed_until = '2020-01-01T00:00:00.000Z'")
    await tell()
    expect(own.messages()).toHaveLength(1)
  })
})

describe('a service that will not work as usual tomorrow', () => {
  const day = (time: string) => new Date(`2031-03-${time}+05:30`)
  const state = (data: object) =>
    council.payload.create({
      collection: 'service-states',
      data: {
        service: 'water',
        state: 'stopped',
        reason: { en: 'A valve is renewed', mr: 'झडप बदलण्यात येत आहे' },
        wards: '12',
        since: day('09T06:00').toISOString(),
        until: day('09T18:00').toISOString(),
        _status: 'published',
        ...data,
      } as never,
    })
  const due = async (time: string) => {
    const { dueNow } = await import('../../src/content/due-alerts/due.ts')
    return dueNow(council.payload, day(time))
  }

  test('is told once, the evening before, with its day and its wards, and opens the town today', async () => {
    const { messageOf } = await import('../../src/features/push/message.ts')
    const { announce } = await import('../../src/platform/database/push-deliveries.ts')
    for (const ward of ['12', '3']) await device({ wards: [ward] })
    const { id } = await state({})
    for (const time of ['07T19:00', '08T17:59', '08T22:00', '09T05:59', '09T06:00'])
      expect(await due(time)).toEqual([])
    const [before] = await due('08T18:00')
    const [again] = await due('08T21:59')
    if (!before || !again) throw new Error('Nothing is due')
    const said = (language: 'en' | 'mr') =>
      messageOf(before, { language, council: 'Council', defaultLanguage: 'en' })
    expect(said('en')).toEqual({
      title: 'Planned for 09.03.2031, Disruption, Ward 12 · Council',
      body: 'Water: Stopped. A valve is renewed',
      language: 'en',
      path: '/today',
      tag: `service-${id}`,
    })
    expect(said('mr')).toMatchObject({
      title: 'नियोजित ०९.०३.२०३१, सेवेत व्यत्यय, प्रभाग १२ · Council',
      body: 'पाणीपुरवठा: बंद. झडप बदलण्यात येत आहे',
      path: '/mr/today',
    })
    expect(await announce(council.payload, before)).toBe(await announce(council.payload, again))
    expect(await sql('SELECT id FROM push_deliveries')).toHaveLength(1)
  })

  test('is told to nobody where it works as usual, is a draft or has begun', async () => {
    await device({ wards: ['12'] })
    await state({ state: 'normal' })
    await state({ _status: 'draft' })
    await state({ since: day('08T06:00').toISOString() })
    expect(await due('08T19:00')).toEqual([])
  })

  test('that is used again for another day is told again', async () => {
    const { id } = await state({})
    const [first] = await due('08T19:00')
    const later = { since: day('16T06:00').toISOString(), until: day('16T18:00').toISOString() }
    await council.payload.update({ collection: 'service-states', id, data: later as never })
    const [second] = await due('15T19:00')
    expect([first?.version, second?.version]).toEqual(['service 2031-03-09', 'service 2031-03-16'])
  })
})
