import { councilWordOf } from '@nagardwar/contract'
import type { PayloadRequest } from 'payload'
import functions from '../../../../../../content/skeleton/functions.json' with { type: 'json' }
import privacyPolicy from '../../../../../../content/skeleton/privacy-policy.json' with { type: 'json' }
import terms from '../../../../../../content/skeleton/terms.json' with { type: 'json' }
import { reworded, type Text } from '../../../content/council-kinds/reworded.ts'

/** The lists of the skeleton whose texts speak of the council. */
const templates = { functions, 'privacy-policy': privacyPolicy, terms } satisfies Record<
  string,
  readonly { description: Text }[]
>

/** Gives the drafts that a new council begins with the words of its kind. What is published, staff have confirmed. */
export async function rewordDrafts(kind: string | null | undefined, req: PayloadRequest): Promise<void> {
  for (const collection of Object.keys(templates) as (keyof typeof templates)[]) {
    const origins = templates[collection].map(({ description }) => description)
    const how = { collection, depth: 0, draft: true, overrideAccess: false, req } as const
    const where = { _status: { equals: 'draft' } }
    const { docs } = await req.payload.find({ ...how, where, pagination: false })
    for (const { id, description } of docs) {
      const before = { en: description?.en ?? '', mr: description?.mr ?? '' }
      const now = reworded(before, origins, councilWordOf(kind))
      if (now.en === before.en && now.mr === before.mr) continue
      await req.payload.update({ ...how, id, data: { description: now, _status: 'draft' } })
    }
  }
}
