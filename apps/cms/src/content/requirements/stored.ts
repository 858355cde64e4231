import type { Setting } from '../../payload-types.ts'

type Bilingual = { en?: string | null; mr?: string | null }

/** What all content has of these; a list has some of the texts. */
export type Stored = {
  id: number
  createdAt: string
  updatedAt: string
  title?: Bilingual | string
  name?: Bilingual | string
  heading?: Bilingual | string | number
  description?: Bilingual | string
  year?: Bilingual | string
  link?: string | null
  pdf?: { en?: number | null; mr?: number | null }
  record?: {
    owner?: number | null
    publishedOn?: string | null
    reviewedOn?: string | null
    validUntil?: string | null
  }
}

/** Both languages of a text in one. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `${(value as Bilingual).en ?? ''} ${(value as Bilingual).mr ?? ''}`
    : String(value ?? '')

/** The text by which a record is known. A document’s heading is the number of another record. */
export function titleOf({ title, name, heading, description }: Stored): string {
  const own = typeof heading === 'number' ? undefined : heading
  return textOf(title ?? name ?? own ?? description)
}

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record)

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).some(([field, inner]) => field !== 'changed' && isFilled(inner))
      : value !== undefined && value !== null && value !== ''

/** Whether a text is there in both languages, or in Marathi where the council publishes in Marathi alone. */
export function isSaid(text: unknown, { requiredLanguages }: Pick<Setting, 'requiredLanguages'>): boolean {
  const { en, mr } = (text ?? {}) as Bilingual
  return Boolean(mr?.trim() && (requiredLanguages === 'mr' || en?.trim()))
}
