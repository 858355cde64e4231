import { afterAll, beforeEach, expect } from 'vitest'
import { newDevice, startPushService } from '../../../../tests/support/push-service.ts'
import { councilWithApi, post } from '../api/api.ts'

export const minute = 60_000
export const at = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** A council that tells devices of alerts through a push service of this machine. Each test begins without either. */
export async function councilThatTells() {
  const service = await startPushService()
  const council = councilWithApi({
    VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    PUSH_TEST_SERVICE: service.origin,
  })
  const tell = async (): Promise<void> =>
    (await import('../../src/features/push/send.ts')).tellDevices(council.payload)
  const sql = async (text: string): Promise<Record<string, unknown>[]> =>
    (await import('../../src/platform/database/sql.ts')).runSql(council.payload, text)
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

  /** Copies the one device of the list, so that there are so many. */
  const multiply = (devices: number) =>
    sql(`INSERT INTO push_subscriptions
      (key, endpoint, p256dh, auth, language, wards, used_on, updated_at, created_at)
      WITH RECURSIVE copies (number) AS
        (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ${devices - 1})
      SELECT key || number, endpoint, p256dh, auth, language, wards, used_on, updated_at, created_at
      FROM push_subscriptions, copies`)

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

  beforeEach(async () => {
    for (const table of [
      'push_subscriptions',
      'push_announcements',
      'push_deliveries',
      'alerts',
      'service_states',
    ])
      await sql(`DELETE FROM ${table}`)
    service.taken.length = 0
    service.statuses.clear()
  })
  afterAll(() => service.stop())
  return { council, service, tell, sql, say, device, multiply, alert }
}
