import { type FlattenedField, traverseFields } from 'payload'
import { expect, it } from 'vitest'
import config from '../../payload.config.ts'

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

it('what no form shows is compared in no version, the place in a list and who saved it included', async () => {
  const { collections } = await config
  const tenders = collections.find(({ slug }) => slug === 'tenders')
  const left: unknown[] = []
  traverseFields({
    fields: tenders?.fields ?? [],
    callback: ({ field }) => {
      const admin = field.admin as { components?: { Diff?: unknown } } | undefined
      if (admin?.components?.Diff && 'name' in field) left.push(field.name)
    },
  })
  expect(left).toEqual(expect.arrayContaining(['_order', 'listedAs', 'changed', 'saved']))
  expect(left).not.toContain('description')
})
