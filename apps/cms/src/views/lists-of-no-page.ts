import type { SanitizedCollectionConfig } from 'payload'

/** Of Payload's own lists these are among them; its pages ask for the others by name. */
const ofPayload: ReadonlySet<string> = new Set(['payload-jobs', 'payload-migrations'])

/** Lists that are hidden from everybody and that no field of another list names: what the desk keeps for itself. */
export function listsOfNoPage(lists: readonly SanitizedCollectionConfig[]): ReadonlySet<string> {
  const isHidden = ({ slug, admin }: SanitizedCollectionConfig): boolean =>
    admin.hidden === true && (!slug.startsWith('payload-') || ofPayload.has(slug))
  const named = new Set(
    lists
      .filter((list) => !isHidden(list))
      .flatMap(({ flattenedFields }) =>
        flattenedFields.flatMap((field) => ('relationTo' in field ? field.relationTo : [])),
      ),
  )
  return new Set(lists.filter((list) => isHidden(list) && !named.has(list.slug)).map(({ slug }) => slug))
}
