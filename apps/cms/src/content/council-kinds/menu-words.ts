import { councilWordOf } from '@nagardwar/contract'
import type { PayloadRequest } from 'payload'
import skeleton from '../../../../../content/skeleton/menu-entries.json' with { type: 'json' }
import type { MenuEntry } from '../../payload-types.ts'
import { reworded, type Text } from './reworded.ts'

const labels: Text[] = skeleton.flatMap(({ label, items }) => [label, ...items.map((item) => item.label)])

export type MenuEntryLike = { label: Text; items?: readonly { label: Text }[] | null }

/** An entry of the menu of the skeleton in the words of a kind of council. */
export function menuEntryInWords<E extends MenuEntryLike>(entry: E, kind: string | null | undefined) {
  const inWords = (label: Text) => reworded(label, labels, councilWordOf(kind))
  type Item = NonNullable<E['items']>[number]
  const items = (entry.items ?? []) as readonly Item[]
  return {
    label: inWords(entry.label),
    items: items.map((item) => ({ ...item, label: inWords(item.label) })),
  }
}

const namesIn = ({ label, items }: { label: Text; items: readonly { label: Text }[] }): string[] =>
  [label, ...items.map((item) => item.label)].flatMap(({ en, mr }) => [en, mr ?? ''])

/** Gives the menu that a new council begins with the words of its kind: “About Corporation”. */
export async function renameMenu(kind: string | null | undefined, req: PayloadRequest): Promise<void> {
  const how = { collection: 'menu-entries', depth: 0, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({ ...how, pagination: false })
  for (const { id, label, items, _status } of docs as MenuEntry[]) {
    const before = { label, items: items ?? [] }
    const now = menuEntryInWords(before, kind)
    if (JSON.stringify(namesIn(now)) !== JSON.stringify(namesIn(before)))
      await req.payload.update({ ...how, id, data: { ...now, _status: _status ?? 'published' } })
  }
}
