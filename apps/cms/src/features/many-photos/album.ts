import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import { words } from './words.ts'

/** More would be no event, and an officer approves them together. Browsers load this too. */
export const mostPhotos = 30

type Both = Record<DeskLanguage, string>

/** One photograph, from the moment it was dropped. */
export type Photo = {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'ready' | 'failed'
  /** How much of it is sent, from 0 to 1. */
  sent: number
  /** Why it could not be uploaded, as the server said it. */
  problem?: string
  /** Its record under *Pictures and documents*, and where its small picture is. */
  media?: number
  address?: string
  alt: Both
}

export type Photos = readonly Photo[]

/** What all photographs have in common. */
export type EventFacts = {
  event: Both
  /** As yyyy-mm-dd, or what was typed where that is no day. */
  date: string
  place: Both
}

export const noEvent: EventFacts = { event: { en: '', mr: '' }, date: '', place: { en: '', mr: '' } }

export const withPhotos = (photos: Photos, files: readonly { id: number; name: string }[]): Photos => [
  ...photos,
  ...files.map(({ id, name }) => ({
    id,
    name,
    state: 'waiting' as const,
    sent: 0,
    alt: { en: '', mr: '' },
  })),
]

export const changed = (photos: Photos, id: number, values: Partial<Photo>): Photos =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...values } : photo))

export const without = (photos: Photos, id: number): Photos => photos.filter((photo) => photo.id !== id)

const lacks = (text: Both, required: readonly DeskLanguage[]): boolean =>
  required.some((language) => text[language].trim() === '')

/** Whether a photograph lacks its text in a language that the council requires. */
export const lacksText = ({ alt }: Photo, required: readonly DeskLanguage[]): boolean => lacks(alt, required)

const isDay = (text: string): boolean => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)

/** What is missing before the album can be stored. The server checks again. */
export function complaintsOf(facts: EventFacts, photos: Photos, required: readonly DeskLanguage[]): Words[] {
  return [
    ...(photos.length === 0 ? [words.noPhotos] : []),
    ...(lacks(facts.event, required) ? [words.noTitle] : []),
    ...(isDay(facts.date) ? [] : [words.noDate]),
    ...(photos.some(({ state }) => state !== 'ready') ? [words.notUploaded] : []),
    ...(photos.some((photo) => lacksText(photo, required)) ? [words.noAlt] : []),
  ]
}

/** The album as the endpoint takes it. */
export const bodyOf = (facts: EventFacts, photos: Photos) => ({
  ...facts,
  photos: photos.map(({ media, alt }) => ({ media, alt })),
})
