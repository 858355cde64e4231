import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import config from '../payload.config.ts'

/** The technical field of every bilingual text, which says what was changed last. */
function technicalIn(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) => {
    if (field.name === 'changed') return [field]
    return 'flattenedFields' in field && Array.isArray(field.flattenedFields)
      ? technicalIn(field.flattenedFields)
      : []
  })
}

it('technical fields stand in no column, filter or form of the desk', async () => {
  const { collections, globals } = await config
  const found = [...collections, ...globals].flatMap(({ flattenedFields }) => technicalIn(flattenedFields))
  expect(found.length).toBeGreaterThan(50)
  for (const { admin } of found)
    expect(admin).toMatchObject({ hidden: true, disableListColumn: true, disableListFilter: true })
})
