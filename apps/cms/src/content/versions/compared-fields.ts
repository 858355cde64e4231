import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload'

const noDiff = { Diff: '/content/versions/no-diff.tsx#NoDiff' }

const isCompared = (field: Field | TabAsField): boolean =>
  Boolean((field.admin as { components?: { Diff?: unknown } } | undefined)?.components?.Diff) ||
  ('fields' in field && field.fields.some(isCompared))

/** What no form shows, such as the place in a list, is no change to people; unless it says itself what changed. */
function leaveOut(field: Field | TabAsField): void {
  const admin = field.admin as { hidden?: boolean; components?: object } | undefined
  if (admin?.hidden && 'name' in field && !isCompared(field))
    Object.assign(admin, { components: { ...admin.components, ...noDiff } })
}

/** Payload compares all fields of two versions. Its own field of the order is added last, so this runs over everything. */
export function withComparedFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({ fields, callback: ({ field }) => leaveOut(field) })
  return config
}
