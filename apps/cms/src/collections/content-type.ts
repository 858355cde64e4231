import type { CollectionConfig, CollectionSlug, Field, StaticLabel } from 'payload'
import { clerksSaveDrafts } from '../access/clerks-save-drafts.ts'
import { editors } from '../access/editors.ts'
import { editorsOrDrafts } from '../access/editors-or-drafts.ts'
import { staff } from '../access/staff.ts'
import { forgetAuthor, rememberAuthor } from '../drafts/author.ts'
import { rightDrafts } from '../drafts/right-drafts.ts'
import { listedAs, type TitleOf, titleFrom } from '../fields/listed-as.ts'
import { record } from '../fields/record.ts'
import type { Words } from '../fields/words.ts'
import { onePlace } from '../order/one-place.ts'
import { putFirst } from '../order/put-first.ts'
import { keepVersions } from './keep-versions.ts'

export type ContentType = {
  slug: CollectionSlug
  one: Words
  many: Words
  group: Words
  /** What residents see of it, in a sentence for staff. */
  purpose?: Words
  /** The fields that make its name in lists, or a rule to make it. */
  listedAs: string | TitleOf
  /** Where the newest record stands in the stored order, if that is no matter of choice. */
  newest?: 'first' | 'last'
  /** Columns of the list beside the name, the status and the date of the last change. */
  columns?: string[]
  fields: Field[]
}

const searched = (fields: Field[]): string[] =>
  fields.flatMap((field) =>
    field.type === 'group' && 'name' in field && isBilingual(field.fields) ? [`${field.name}.mr`] : [],
  )

const isBilingual = (fields: Field[]): boolean =>
  fields.some((field) => 'name' in field && field.name === 'changed')

/** What all content has in common: order by hand, drafts and versions, who may do what, and the `record` fields. */
export function contentType(type: ContentType): CollectionConfig {
  const titleOf = typeof type.listedAs === 'string' ? titleFrom(type.listedAs) : type.listedAs
  return {
    slug: type.slug,
    labels: { singular: label(type.one), plural: label(type.many) },
    orderable: true,
    access: {
      read: staff,
      create: editorsOrDrafts,
      update: editorsOrDrafts,
      delete: editors,
      readVersions: staff,
    },
    // Payload would count drafts and published versions together.
    versions: { drafts: true, maxPerDoc: 0 },
    // The desk shows the newest first, also where the API gives the oldest first.
    ...(type.newest === 'last' ? { defaultSort: '-_order' } : {}),
    hooks: {
      beforeOperation: [clerksSaveDrafts],
      beforeChange: [...(type.newest === 'first' ? [putFirst] : []), onePlace, rightDrafts],
      afterChange: [keepVersions, rememberAuthor],
      afterDelete: [forgetAuthor],
    },
    admin: {
      group: type.group,
      hideAPIURL: true,
      useAsTitle: 'listedAs',
      defaultColumns: ['listedAs', ...(type.columns ?? []), '_status', 'updatedAt'],
      listSearchableFields: ['listedAs', ...searched(type.fields)],
      ...(type.purpose ? { description: type.purpose } : {}),
    },
    fields: [listedAs(titleOf), ...type.fields, record()],
  }
}

const label = (words: Words): StaticLabel => words
