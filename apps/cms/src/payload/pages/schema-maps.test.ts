import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { afterEach, expect, test } from 'vitest'
import { keepNoSchemaMap } from './schema-maps.ts'

const mark = '_payload_doNotCacheClientSchemaMap'
afterEach(() => {
  delete (globalThis as Record<string, unknown>)[mark]
})

const labelIn = (label: string) => {
  const fields = [{ name: 'day', type: 'date', label }]
  const map = getClientSchemaMap({
    collectionSlug: 'holidays',
    config: { collections: [{ slug: 'holidays', fields }] },
    i18n: { t: String },
    schemaMap: new Map(),
  } as never)
  return (map.get('holidays.day') as { label?: unknown } | undefined)?.label
}

test('the labels of a form are those of the language that asks, whoever asked first', () => {
  keepNoSchemaMap()
  expect([labelIn('दिनांक'), labelIn('Day'), labelIn('दिनांक')]).toEqual(['दिनांक', 'Day', 'दिनांक'])
})
