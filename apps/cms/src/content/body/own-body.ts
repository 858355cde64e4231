import { type Body, bodySchema, bodyText, isPlainBody } from '@nagardwar/contract'
import type { FieldHook } from 'payload'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'

type Values = Readonly<Record<string, unknown>>

const half = (values: unknown, field: string, language: string): unknown =>
  ((values as Values | undefined)?.[field] as Values | null | undefined)?.[language]

export const isNone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What is stored of a body that was sent: none where the plain text says all of it. */
function storedOf(value: unknown): { text: string; body: Body | null } | undefined {
  const read = bodySchema.safeParse(value)
  if (!read.success) return undefined
  return { text: bodyText(read.data), body: isPlainBody(read.data) ? null : read.data }
}

type Of = { text: string; body: string; language: 'en' | 'mr' }

/**
 * The plain text is what the body says, so that everything that reads the text needs to know nothing of bodies. A text
 * that is changed without its body (by an import, by another program) stands alone.
 */
export const textOfBody =
  ({ text, body, language }: Of): FieldHook =>
  ({ value, data, originalDoc, req }) => {
    const record = data as Record<string, unknown> | undefined
    if (!record) return value
    const keep = (stored: Body | null): void => {
      record[body] = { ...(record[body] as object | null | undefined), [language]: stored }
    }
    const sent = half(record, body, language)
    if (sent === undefined) {
      const isOther = value !== undefined && value !== half(originalDoc, text, language)
      if (isOther && !isNone(half(originalDoc, body, language))) keep(null)
      return value
    }
    if (isNone(sent)) {
      keep(null)
      return value
    }
    const stored = storedOf(sent)
    // What is no body is refused by its own field, and an import, which stores drafts unchecked, leaves it out.
    if (!stored) {
      if (isStoredUnchecked(req.context)) keep(null)
      return value
    }
    keep(stored.body)
    return stored.text
  }
