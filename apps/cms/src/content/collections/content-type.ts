import { type ListName, lists } from '@nagardwar/contract'
import type { CollectionConfig, CollectionSlug, Field, StaticLabel } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { clerksSaveDrafts } from '../access/clerks-save-drafts.ts'
import { staff } from '../access/staff.ts'
import { closeWhatIsPublished } from '../approval/close.ts'
import { mayPublishFromForm } from '../approval/publishing.ts'
import { publishOnlyApproved } from '../approval/second-person.ts'
import { statusInWords } from '../approval/status-field.ts'
import { forgetAuthor, rememberAuthor } from '../drafts/author.ts'
import { rightDrafts } from '../drafts/right-drafts.ts'
import { listedAs, type TitleOf, titleFrom } from '../fields/listed-as.ts'
import { record } from '../fields/record.ts'
import { onePlace } from '../order/one-place.ts'
import { putFirst } from '../order/put-first.ts'
import { besideTheForm, draftOnSite } from '../previews/in-form.ts'
import { leadOldPage, noteOldPage } from '../redirects/lead-old-page.ts'
import { freeKeysOfTrash } from '../trash/keys.ts'
import { mayChange } from '../trash/may-change.ts'
import { mayTrash } from '../trash/may-trash.ts'
import { trashRules } from '../trash/rules.ts'
import { leadReplaced, noteFiles } from '../uploads/lead-replaced.ts'
import { keepWhatIsUsed } from '../uses/in-use.ts'
import { noteWhoSaves, saved } from '../versions/saved-by.ts'
import { editComponents } from './edit-components.ts'
import { keepVersions } from './keep-versions.ts'

export type ContentType = {
  /** The list of the contract that its records make; it has their names. */
  list: ListName
  slug: CollectionSlug
  group: Words
  /** What residents see of it, in a sentence for staff. */
  purpose?: Words
  /** The field whose value is the record's name in lists, or a function that makes the name. */
  listedAs: string | TitleOf
  /** Where a new record is placed in the order of the list; without it, staff choose the order. */
  newest?: 'first' | 'last'
  /** Each record has a page of its own; its field `link` is the address. */
  hasPage?: boolean
  /** Columns of the list, in addition to name, status and date of the last change. */
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
    labels: { singular: label(lists[type.list].one), plural: label(lists[type.list].many) },
    orderable: true,
    trash: true,
    access: {
      read: staff,
      create: mayPublishFromForm,
      update: mayChange(type.slug),
      delete: mayTrash(type.slug),
      readVersions: staff,
    },
    // Payload would count drafts and published versions together.
    versions: { drafts: true, maxPerDoc: 0 },
    // The desk shows the newest first, also where the API gives the oldest first.
    ...(type.newest === 'last' ? { defaultSort: '-_order' } : {}),
    hooks: {
      beforeOperation: [trashRules, clerksSaveDrafts],
      beforeChange: [
        publishOnlyApproved,
        ...(type.newest === 'first' ? [putFirst] : []),
        onePlace,
        freeKeysOfTrash,
        rightDrafts,
        noteWhoSaves,
        noteFiles,
        ...(type.hasPage ? [noteOldPage] : []),
      ],
      afterChange: [
        keepVersions,
        rememberAuthor,
        closeWhatIsPublished,
        leadReplaced,
        ...(type.hasPage ? [leadOldPage] : []),
      ],
      beforeDelete: [keepWhatIsUsed],
      afterDelete: [forgetAuthor],
    },
    admin: {
      components: { ...editComponents, beforeListTable: ['/content/order/order-note.tsx#OrderNote'] },
      group: type.group,
      hideAPIURL: true,
      preview: draftOnSite(type.slug),
      livePreview: besideTheForm(type.slug),
      useAsTitle: 'listedAs',
      defaultColumns: ['listedAs', ...(type.columns ?? []), '_status', 'updatedAt'],
      listSearchableFields: ['listedAs', ...searched(type.fields)],
      ...(type.purpose ? { description: type.purpose } : {}),
    },
    fields: [listedAs(titleOf), ...type.fields, record(), saved(), statusInWords()],
  }
}

const label = (words: Words): StaticLabel => words
