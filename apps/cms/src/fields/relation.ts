import type { CollectionSlug, RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { relationship as validRelationship } from 'payload/shared'
import { isRequired, say, type Words } from './words.ts'

/** A relation to exactly one other record. */
export function relation(
  name: string,
  label: Words,
  relationTo: CollectionSlug,
  options: { required?: boolean } = {},
): RelationshipField {
  const validate: RelationshipFieldSingleValidation = async (value, context) => {
    if (!value) return options.required ? say(isRequired(label), context.req) : true
    return validRelationship(value, context)
  }
  return { name, label, type: 'relationship', relationTo, required: options.required === true, validate }
}
