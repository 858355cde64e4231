import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload'

const noDiff = { Diff: '/content/versions/no-diff.tsx#NoDiff' }

/** What no form shows, such as the place in a list, is no change to people. */
function leaveOut(field: Field | TabAsField): void {
  const admin = field.admin as { hidden?: boolean; components?: object } | undefined
  if (admin?.hidden && 'name' in field)
    Object.assign(admin, { components: { ...admin.components, ...noDiff } })
}

/** Payload compares all fields of two versions. Its own field of the order is added last, so this runs over everything. */
export function withComparedFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({ fields, callback: ({ field }) => leaveOut(field) })
  return config
}
