import type { PayloadRequest } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { type Held, personalDataHolders, type SoughtPerson } from '../../../content/personal-data/holders.ts'

/** What one feature holds of a person besides messages. */
export type HeldLine = Held & { holder: string }

/** For administrators alone. */
export async function heldOf(req: PayloadRequest, person: SoughtPerson): Promise<HeldLine[]> {
  if (!admins({ req })) return []
  const found: HeldLine[] = []
  for (const { name, find } of personalDataHolders.of(req.payload))
    for (const held of await find(req.payload, person)) found.push({ ...held, holder: name })
  return found
}

/** Erases what the address or number finds now, and notes in the journal that it was done, without the data. */
export async function eraseHeld(req: PayloadRequest, person: SoughtPerson): Promise<number> {
  const lines = await heldOf(req, person)
  for (const { name, erase } of personalDataHolders.of(req.payload)) {
    const own = lines.filter(({ holder }) => holder === name)
    await erase(
      req.payload,
      own.map(({ id }) => id),
    )
    for (const { id, what } of own)
      await noteInJournal(req, { action: 'remove', by: personOf(req), list: what, record: id })
  }
  return lines.length
}
