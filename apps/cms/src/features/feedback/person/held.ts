import type { PayloadRequest } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { type Held, personalDataHolders, type SoughtPerson } from '../../../content/personal-data/holders.ts'
import { trustedHops } from '../../../platform/client.ts'
import { log } from '../../../platform/log.ts'
import { noteSecurity } from '../../../platform/security-log/note-security.ts'

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

/** Who has read or taken out what else is held of a person, by its numbers. */
export function noteHeld(
  { user, headers, payload }: PayloadRequest,
  event: 'personal data read' | 'personal data exported',
  held: readonly HeldLine[],
): void {
  for (const target of new Set(held.map(({ holder }) => holder)))
    noteSecurity(log.of(payload), headers, trustedHops.of(payload), {
      event,
      result: 'done',
      account: Number(user?.id),
      target,
      records: held.filter(({ holder }) => holder === target).map(({ id }) => id),
    })
}

/** For programs, as the messages are: in English, without the numbers of rows. */
export const heldRecord = ({ holder, facts }: HeldLine) => ({
  kind: holder,
  ...Object.fromEntries(facts.map(({ label, value }) => [label.en, value.en])),
})

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
