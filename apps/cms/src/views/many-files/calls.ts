import type { DeskLanguage, Words } from '../../platform/words/words.ts'

/** Where the desk answers, and in which language. */
export type Place = { api: string; language: DeskLanguage }
type Answer = { message?: string; errors?: { message?: string }[] } & Record<string, unknown>
export type Outcome<T> = { value: T; problem?: undefined } | { problem: string }

const noAnswer: Words = {
  en: 'The desk does not answer. Please try again.',
  mr: 'कक्षाकडून उत्तर नाही. पुन्हा प्रयत्न करा.',
}

/** The answer's own words about what was wrong. */
export const problemOf = (answer: unknown, language: DeskLanguage): string => {
  const { message, errors } = (answer ?? {}) as Answer
  return message ?? errors?.[0]?.message ?? noAnswer[language]
}

/** What the desk answers, or why it did nothing, in words. */
export async function asked<T>(
  { api, language }: Place,
  path: string,
  body: FormData | object,
  longest: number,
): Promise<Outcome<T> & { status?: number }> {
  const isForm = body instanceof FormData
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'accept-language': language, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined
  // What takes long has begun its answer before it was known how it ends.
  if (response?.ok && answer && !answer.errors) return { value: answer as T }
  const problem = problemOf(answer, language)
  return { problem, ...(response ? { status: response.status } : {}) }
}
