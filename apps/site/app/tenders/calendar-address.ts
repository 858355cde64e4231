import type { Language } from '@nagardwar/contract/browser'

/** The address of a tender's dates for a calendar. */
export const tenderCalendarAddress = (id: string | number, language: Language): string =>
  `/feeds/tenders/${id}.${language}.ics`
