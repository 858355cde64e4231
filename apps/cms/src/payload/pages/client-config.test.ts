import { expect, test } from 'vitest'
import { shareInClientConfigs } from './client-config.ts'

const field = () => ({
  name: 'validUntil',
  label: { en: 'Valid until', mr: 'वैधता दिनांक' },
  admin: { position: 'sidebar' },
})
const list = (slug: string) => ({ slug, fields: [field()] })
const shown = (slug: string) => ({ slug, fields: [{ ...field(), label: 'वैधता दिनांक' }] })

test('what is kept of a language is the object that was made, in its words, with equal parts once', () => {
  const whole = globalThis as { _payload_clientConfigs?: Record<string, object> }
  const before = whole._payload_clientConfigs
  delete whole._payload_clientConfigs
  shareInClientConfigs(new Set(['push-deliveries']))
  const made = { collections: [list('roads'), list('push-deliveries'), list('wards')] }
  const kept = whole._payload_clientConfigs as unknown as Record<string, object>
  kept.mr = made
  expect(kept.mr).toBe(made)
  expect(made).toStrictEqual({ collections: [shown('roads'), shown('wards')] })
  expect(made.collections[0]?.fields).toBe(made.collections[1]?.fields)
  if (before) whole._payload_clientConfigs = before
  else delete whole._payload_clientConfigs
})
