import type {
  CollectionSlug,
  RelationshipField,
  RelationshipFieldManyValidation,
  RelationshipFieldSingleValidation,
} from 'payload'
import { relationship as validRelationship } from 'payload/shared'
import { isRequired, say, type Words } from '../../platform/words/words.ts'

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

type ManyOptions = {
  /** Fields beside it: a record may be named in one of them alone. */
  notIn?: { field: string; label: Words }[]
  hint?: Words
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((each) => Number((each as { id?: unknown } | null)?.id ?? each)) : []

const twice = (label: Words, other: Words): Words => ({
  en: `The same name stands in ${label.en} and in ${other.en}`,
  mr: `‘${label.mr}’ आणि ‘${other.mr}’ या दोन्ही ठिकाणी एकच नाव आहे`,
})

/** Relations to any number of other records, each once. */
export function relations(
  name: string,
  label: Words,
  relationTo: CollectionSlug,
  { notIn = [], hint }: ManyOptions = {},
): RelationshipField {
  const validate: RelationshipFieldManyValidation = async (value, context) => {
    const own = numbersIn(value)
    const beside = context.siblingData as Record<string, unknown>
    const other = notIn.find(({ field }) => numbersIn(beside[field]).some((id) => own.includes(id)))
    if (other) return say(twice(label, other.label), context.req)
    return own.length === 0 ? true : validRelationship(value, context)
  }
  return {
    name,
    label,
    type: 'relationship',
    relationTo,
    hasMany: true,
    validate,
    hooks: { beforeValidate: [({ value }) => (Array.isArray(value) ? [...new Set(value)] : value)] },
    ...(hint ? { admin: { description: hint } } : {}),
  }
}
