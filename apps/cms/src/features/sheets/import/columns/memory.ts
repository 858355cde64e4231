import { fieldBy, type Known } from '@nagardwar/exchange/sheet/find-headings'
import { headingKey } from '@nagardwar/exchange/sheet/headings'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { putRecord, readRecord } from '../../../../platform/database/records.ts'
import type { Arranged, Memory } from './arrange.ts'
import { type Field, nameOf, systemBy } from './fields.ts'
import { type Assigned, assignedSchema } from './layout.ts'

/** What was assigned for each list, in Payload's key-value table. */
const kv = 'payload-kv'
const keyOf = (list: string): string => `sheet-columns:${list}`
const mostHeadings = 200

const memorySchema = z.object({ sheet: z.string(), at: z.int(), assigned: assignedSchema })
const nothing: Memory = { sheet: '', at: 0, assigned: [] }

/** How the sheets of a list were read last, whoever assigned their columns. */
export async function memoryOf(list: string, req: PayloadRequest): Promise<Memory> {
  const found = await readRecord<{ id: number; data?: unknown }>(req.payload, {
    collection: kv,
    where: { key: { equals: keyOf(list) } },
    req,
  })
  const read = memorySchema.safeParse(found?.data)
  return read.success ? read.data : nothing
}

/** The field of each heading, where it is another one than the list itself has for it. */
function byHand({ headings }: Arranged, fields: readonly Known<Field>[]): Assigned {
  const known = fieldBy(fields)
  const places = headings.places.map(({ heading, field }) => [heading, nameOf(field)] as const)
  const left = headings.left.flatMap(({ heading }) => (systemBy(heading) ? [] : [[heading, ''] as const]))
  const named = [...places, ...left].map(
    ([heading, name]) => [headingKey(heading), name, known(heading)] as const,
  )
  const isAlone = (key: string) => named.filter(([other]) => other === key).length === 1
  return named
    .filter(([key, name, own]) => key !== '' && isAlone(key) && name !== (own ? nameOf(own) : undefined))
    .map(([key, name]): Assigned[number] => [key, name])
}

/** Keeps what was assigned by hand, for everybody who imports into this list. The newest headings are kept. */
export async function remember(
  list: string,
  arranged: Arranged,
  { fields, req }: { fields: readonly Known<Field>[]; req: PayloadRequest },
): Promise<void> {
  const before = await memoryOf(list, req)
  const { sheet, headings } = arranged
  const keys = new Set([...headings.places, ...headings.left].map(({ heading }) => headingKey(heading)))
  const older = before.assigned.filter(([key]) => !keys.has(key))
  const assigned = [...byHand(arranged, fields), ...older].slice(0, mostHeadings)
  const memory: Memory = { sheet: sheet.name.slice(0, 100), at: headings.at, assigned }
  if (JSON.stringify(memory) === JSON.stringify(before)) return
  const where = { key: { equals: keyOf(list) } }
  await putRecord(req.payload, { collection: kv, data: { key: keyOf(list), data: memory }, where, req })
}
