import type { Question } from '../api/search.ts'

/** The address of the feed of what a search finds. */
export const searchFeedAddress = ({ text, kind, language }: Omit<Question, 'page'>): string =>
  `/feeds/search.${language}.atom?${new URLSearchParams({ q: text, ...(kind ? { kind } : {}) })}`
