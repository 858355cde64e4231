import type { GeneratePreviewURL, LivePreviewConfig, PayloadRequest } from 'payload'
import { linkToDraft, pageOf } from './link.ts'

function addressOf(list: string, id: unknown, req: PayloadRequest): string | null {
  const record = Number(id)
  if (!Number.isSafeInteger(record) || record < 1) return null
  return linkToDraft({ kind: 'record', list, id: record }, pageOf(list, req), req).url
}

const addressOfSettings = (req: PayloadRequest): string =>
  linkToDraft({ kind: 'settings' }, pageOf(undefined, req), req).url

const breakpoints = [
  { name: 'phone', label: '360 px', width: 360, height: 740 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
]

/** The button of a form that opens the saved draft on the real website. */
export const draftOnSite =
  (list: string): GeneratePreviewURL =>
  (doc, { req }) =>
    addressOf(list, doc.id, req)

/** The same for the settings, which the whole website uses. */
export const settingsOnSite: GeneratePreviewURL = (_doc, { req }) => addressOfSettings(req)

/** The website beside the form, as wide as a phone or a desk. Each save shows the new text. */
export const besideTheForm = (list: string): LivePreviewConfig => ({
  url: ({ data, req }) => addressOf(list, data.id, req),
  breakpoints,
})

export const settingsBesideTheForm: LivePreviewConfig = {
  url: ({ req }) => addressOfSettings(req),
  breakpoints,
}
