import { journal as collection } from '../../content/journal/collection.ts'
import { beforeServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { keepFinishingCutOffSaves } from './cut-off-saves.ts'
import { noteFailedLogin } from './logins.ts'

/** Who did what at the desk. What is noted of each list is added when all lists are there (`journalChanges`). */
export const journal = (): Change =>
  together(
    extend({ collections: [collection], afterError: [noteFailedLogin] }),
    beforeServing.add(keepFinishingCutOffSaves),
  )
