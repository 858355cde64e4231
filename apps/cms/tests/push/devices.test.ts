import { describe, expect, test } from 'vitest'
import { newDevice } from '../../../../tests/support/push-service.ts'
import { councilThatTells, minute } from './council-that-tells.ts'

const { council, service, tell, sql, say, device, multiply, alert } = await councilThatTells()

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

  test('is refused where thousands asked within an hour, one that is known is not', async () => {
    const own = await device()
    await multiply(5000)
    const asked = (endpoint: string) => ({ endpoint, ...own.keys, language: 'en', wards: ['3'] })
    expect(await say('/push-subscription', asked(`${service.origin}/one-more`))).toBe(429)
    expect(await say('/push-subscription', asked(own.endpoint))).toBe(200)
    await sql("UPDATE push_subscriptions SET created_at = '2020-01-01T00:00:00.000Z'")
    expect(await say('/push-subscription', asked(`${service.origin}/one-more`))).toBe(200)
  })

  test('is erased after a year of disuse, and what went out a week after the end of its alert', async () => {
    const own = await device()
    await alert({})
    await tell()
    const { eraseOldDevices } = await import('../../src/platform/database/push-subscriptions.ts')
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
