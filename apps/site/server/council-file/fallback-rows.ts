import { type Language, type ListName, languages, readList, type WireRow } from '@nagardwar/contract'
import type { Upstream } from '../upstream/upstream.ts'
import type { Council } from './read.ts'
import type { CouncilFile, Words } from './schema.ts'

/** Rows that replace a list which the API does not have. */
export type FallbackRows = (name: ListName, language: Language | undefined) => WireRow<ListName>[] | undefined

export const noFallback: FallbackRows = () => undefined

/**
 * The file as the lists of settings and texts. They are used only if the API does not have the list or it is empty
 * (docs/decisions/0053): a desk's data is never mixed with a file.
 */
export function fallbackRowsOf(council: Council | undefined): FallbackRows {
  if (!council) return noFallback
  const rows = new Map<string, WireRow<ListName>[]>(
    languages.flatMap((language) => [
      [`settings ${language}`, settingsRows(council.facts, language)] as const,
      [`texts ${language}`, textRows(council.facts, language)] as const,
    ]),
  )
  return (name, language) => rows.get(`${name} ${language}`)
}

/** Serves the emblem beside the file; everything else comes from the API. */
export const withEmblem = (upstream: Upstream, emblem: Council['emblem']): Upstream =>
  emblem
    ? async (path, init) => (path === emblem.path ? new Response(emblem.bytes) : upstream(path, init))
    : upstream

const said = (text: Words | undefined, language: Language): string | undefined =>
  typeof text === 'string' ? text : text?.[language]

function settingsRows(facts: CouncilFile, language: Language): WireRow<ListName>[] {
  const { colours = {} } = facts
  const raw = {
    id: 1,
    language_code: language,
    name: said(facts.name, language),
    abbreviation: said(facts.abbreviation, language),
    logo: facts.emblem,
    address: said(facts.address, language),
    latitude: facts.latitude,
    longitude: facts.longitude,
    map_url: facts.mapUrl,
    phones: facts.phones,
    email: facts.email,
    grievance_email: facts.grievanceEmail,
    office_hours: said(facts.officeHours, language),
    always_open: said(facts.alwaysOpen, language),
    chat_reply: said(facts.chatReply, language),
    answer_days: facts.answerDays,
    feedback_months: facts.feedbackMonths,
    feedback_contact: facts.feedbackContact,
    helpline: facts.helpline,
    emergency: facts.emergency,
    messaging_phone: facts.messagingPhone,
    video_channel: facts.videoChannel,
    photo_sharing: facts.photoSharing,
    short_message: facts.shortMessage,
    social_network: facts.socialNetwork,
    shown_when_empty: facts.shownWhenEmpty,
    theme: {
      brand_hue: colours.brandHue,
      brand_chroma: colours.brandChroma,
      accent_hue: colours.accentHue,
      accent_chroma: colours.accentChroma,
      radius: colours.radius,
    },
  }
  return readList('settings', language, [raw])
}

function textRows({ texts = {} }: CouncilFile, language: Language): WireRow<ListName>[] {
  const raw = Object.entries(texts).map(([key, text], index) => ({
    id: index + 1,
    language_code: language,
    key,
    text: said(text, language),
  }))
  return readList('texts', language, raw)
}
