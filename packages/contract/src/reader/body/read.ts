import type { Field, Fields } from '../../field.ts'
import { wireNameOf } from '../../wire-name.ts'
import { parsedText } from '../text-list.ts'
import { type Body, bodyLimits } from './body.ts'
import { bodySchema } from './schema.ts'

/** A body that is not as our server sends it counts as none: its plain text is there. */
const bodyFrom = (value: unknown): Body => {
  const raw = parsedText(value)
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > bodyLimits.blocks) return []
  const read = bodySchema.safeParse(raw)
  return read.success ? read.data : []
}

const isBody = ([, { kind }]: [string, Field]): boolean => kind === 'body'

/** The fields that every client reads. */
export const withoutBodies = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter((entry) => !isBody(entry)))

/** The bodies of a row. Only servers read them: what they say is written by the server alone (decision 0247). */
export const bodiesIn = (
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
): { readonly [wireName: string]: Body } =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(isBody)
      .map(([name, field]) => wireNameOf(name, field))
      .map((wireName) => [wireName, Object.hasOwn(raw, wireName) ? bodyFrom(raw[wireName]) : []] as const)
      .filter(([, body]) => body.length > 0),
  )
