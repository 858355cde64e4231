import type { Problem } from './problems.ts'

export type Refusal = { text: string; problems: readonly Problem[] }

type Told = { isOfFields: boolean; text: string; problems: readonly Problem[] }

/**
 * What a refusal says, in one piece and with the fields that it is about. The desk's message names what is wrong after
 * a colon (name-the-fields.ts); then each complaint is a link to its field. `isOfFields`: the form itself found
 * something, and says only that.
 */
export function refusalOf({ isOfFields, text, problems }: Told): Refusal {
  if (isOfFields) return { text, problems }
  const own = problems.filter(({ message }) => text.includes(message))
  if (own.length === 0) return { text, problems: [] }
  const rest = own.reduce((left, { message }) => left.replace(message, ''), text)
  // Only when nothing but the introduction and commas is left is all said by the links.
  const isAllSaid = /^[^:]*:[\s,]*$/.test(rest)
  return { text: isAllSaid ? text.slice(0, text.indexOf(':') + 1) : text, problems: own }
}

type Title = string | { props?: { errorMessage?: unknown } } | unknown

/** The whole message of one of Payload's toasts: its own list is split at every comma (3.90). */
export function textOf(title: Title, shown: string): string {
  if (typeof title === 'string') return title
  const message = (title as { props?: { errorMessage?: unknown } } | null)?.props?.errorMessage
  return typeof message === 'string' ? message : shown
}
