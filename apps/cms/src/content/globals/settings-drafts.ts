import type { GlobalBeforeChangeHook, GlobalBeforeOperationHook } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'
import { readGlobal } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'
import { checkDraft } from '../drafts/right-drafts.ts'

type Values = Readonly<Record<string, unknown>>

const stays: Words = {
  en: 'Settings cannot be withdrawn. Change them, and publish again.',
  mr: 'सेटिंग्ज मागे घेता येत नाहीत. त्या बदलून पुन्हा प्रसिद्ध करा.',
}

/** Payload and the hooks set these again. */
const bySystem: ReadonlySet<string> = new Set(['id', 'globalType', 'createdAt', 'updatedAt', 'saved'])

/**
 * What is published without a draft is added to what is public. Payload would add it to the newest draft, and so
 * publish what somebody else is still preparing.
 */
export const publishedWhole: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { data = {}, draft } = args as { data?: Values; draft?: boolean }
  if (draft && data._status !== 'published') return args
  if (data._status === 'draft') throw refuse(stays, req)
  const stored: Values = await readGlobal(req.payload, { slug: 'settings', req })
  const current = Object.entries(stored ?? {}).filter(([name]) => !bySystem.has(name))
  return { ...args, data: { ...Object.fromEntries(current), ...data, _status: 'published' } }
}

/** A draft of the settings may have gaps, but what is filled in must be right. */
export const rightSettingsDraft: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data._status === 'draft' && !isStoredUnchecked(req.context))
    await checkDraft(global.flattenedFields, data, { global: global.slug, req })
  return data
}
