import type { Language } from '@nagardwar/contract/browser'

/** The page of a tender, without language. */
export const tenderPath = (id: string | number): string => `/tenders/${id}`

/** Its dates for a calendar. */
export const tenderCalendarAddress = (id: string | number, language: Language): string =>
  `/feeds/tenders/${id}.${language}.ics`
