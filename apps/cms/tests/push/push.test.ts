import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isSigned, newDevice, startPushService } from '../../../../tests/support/push-service.ts'
import { councilWithApi, post } from '../api/api.ts'

process.env.VAPID_PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
const service = await startPushService()
process.env.PUSH_TEST_SERVICE = service.origin
const council = councilWithApi()
afterAll(() => service.stop())

const minute = 60_000
const at = (ms: number): string => new Date(Date.now() + ms).toISOString()
const say = async (path: string, body: object) => (await council.ask(path, post(body))).status

let number = 0
async function device(given: { language?: 'en' | 'mr'; wards?: string[] } = {}) {
  const own = newDevice()
  const path = `/device/${++number}`
  const endpoint = service.origin + path
  const { language = 'en', wards = [] } = given
  expect(await say('/push-subscription', { endpoint, ...own.keys, language, wards })).toBe(200)
  const messages = () => service.of(path).map(({ body }) => JSON.parse(own.read(body)))
  return { ...own, path, endpoint, messages }
}

const alert = (data: object) =>
  council.payload.create({
    collection: 'alerts',
    data: {
      text: { en: 'The lake is rising', mr: 'तलावाची पातळी वाढत आहे' },
      kind: 'danger',
      end: at(60 * minute),
      _status: 'published',
      ...data,
    } as never,
  })

let tell: () => Promise<void>
let sql: (text: string) => Promise<unknown>
beforeAll(async () => {
  const [{ tellDevices }, { runSql }] = await Promise.all([
    import('../../src/push/send.ts'),
    import('../../src/api/sql.ts'),
  ])
  tell = () => tellDevices(council.payload)
  sql = (text) => runSql(council.payload, text)
})
beforeEach(async () => {
  for (const table of ['push_subscriptions', 'push_announcements', 'push_deliveries', 'alerts'])
    await sql(`DELETE FROM ${table}`)
  service.taken.length = 0
  service.statuses.clear()
})

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
    const { announce } = await import('../../src/push/queue.ts')
    const { dueAlerts } = await import('../../src/push/due.ts')
    await alert({})
    const before = async () => {
      service.statuses.clear()
      await alert({ text: { en: 'Leave Lake Road', mr: 'तलाव रस्ता सोडा' } })
      for (const due of await dueAlerts(council.payload, new Date())) await announce(council.payload, due)
    }
    service.statuses.set(own.path, { status: 201, before })
    await tell()
    await tell()
    expect(own.messages().map(({ body }) => body)).toEqual(['The lake is rising', 'Leave Lake Road'])
  })

  test('that is withdrawn while it goes out goes to no further device', async () => {
    const own = await device()
    await sql(`INSERT INTO push_subscriptions
      (key, endpoint, p256dh, auth, language, wards, used_on, updated_at, created_at)
      WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < 59)
      SELECT key || number, endpoint, p256dh, auth, language, wards, used_on, updated_at, created_at
      FROM push_subscriptions, copies`)
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
    const { announce, claimSome } = await import('../../src/push/queue.ts')
    const { dueAlerts } = await import('../../src/push/due.ts')
    const [due] = await dueAlerts(council.payload, new Date())
    if (due) await announce(council.payload, due)
    expect(await claimSome(council.payload)).toHaveLength(1)
    await tell()
    expect(own.messages()).toEqual([])
    await sql("UPDATE push_deliveries SET claimed_until = '2020-01-01T00:00:00.000Z'")
    await tell()
    expect(own.messages()).toHaveLength(1)
  })
})

describe('a device', () => {
  const rows = async () => (await sql('SELECT * FROM push_subscriptions')) as Record<string, string>[]

  test('that its service does not know any more is forgotten, and so is one that ends it', async () => {
    const [gone, ended, stays] = [await device(), await device(), await device()]
    service.statuses.set(gone.path, { status: 410 })
    expect(await say('/push-end', { endpoint: ended.endpoint })).toBe(200)
    expect(await say('/push-end', { endpoint: 'https://fcm.googleapis.com/unknown' })).toBe(200)
    await alert({})
    await tell()
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([stays.endpoint])
    expect(ended.messages()).toEqual([])
    expect(await sql('SELECT DISTINCT state FROM push_deliveries')).toEqual([{ state: 'sent' }])
  })

  test('is kept once, with what it said last, and nothing else about it', async () => {
    const own = newDevice()
    const asked = { endpoint: `${service.origin}/twice`, ...own.keys, language: 'en', wards: ['3'] }
    expect(await say('/push-subscription', asked)).toBe(200)
    expect(await say('/push-subscription', { ...asked, language: 'mr', wards: ['12', '3', '12'] })).toBe(200)
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({ language: 'mr', wards: ' 12 3 ' })
    expect(Object.keys(row ?? {}).sort()).toEqual(
      'auth created_at endpoint id key language p256dh updated_at used_on wards'.split(' '),
    )
  })

  test('is erased after a year of disuse, and what went out a week after the end of its alert', async () => {
    const own = await device()
    await alert({})
    await tell()
    const { eraseOldDevices } = await import('../../src/push/subscriptions.ts')
    await eraseOldDevices(council.payload, new Date(Date.now() + 6 * 24 * 60 * minute))
    expect(await sql('SELECT id FROM push_deliveries')).toHaveLength(1)
    await eraseOldDevices(council.payload, new Date(Date.now() + 9 * 24 * 60 * minute))
    expect(await sql('SELECT id FROM push_deliveries')).toEqual([])
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([own.endpoint])
    await eraseOldDevices(council.payload, new Date(Date.now() + 367 * 24 * 60 * minute))
    expect(await rows()).toEqual([])
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:key@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://push.apple.com/x',
    'https://desk.council.example/x',
    'http://127.0.0.1:1/x',
    'file:///etc/passwd',
  ])('whose service would be %s is refused', async (endpoint) => {
    const body = { endpoint, ...newDevice().keys, language: 'en', wards: [] }
    expect(await say('/push-subscription', body)).toBe(400)
    expect(await rows()).toEqual([])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx',
    "https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD'OR",
  ])('whose service is %s is taken', async (endpoint) => {
    const body = { endpoint, ...newDevice().keys, language: 'en', wards: [] }
    expect(await say('/push-subscription', body)).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  test('with a key that is no point of the curve, or more than is asked, is refused', async () => {
    const own = { endpoint: `${service.origin}/bad`, ...newDevice().keys, language: 'en', wards: [] }
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    for (const wrong of [{ p256dh }, { id: 1 }, { usedOn: '2020-01-01' }, { wards: ["1' OR 1"] }])
      expect(await say('/push-subscription', { ...own, ...wrong })).toBe(400)
  })
})
