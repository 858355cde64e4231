import { listsWithOldVersions } from '@nagardwar/contract'
import type { Payload } from 'payload'

export type ListWithOldVersions = (typeof listsWithOldVersions)[number]
export type OldVersionsSetting = {
  /** The first day of which there are old versions, in India. */
  from: string
  takenOut: readonly { list: string; number: number; before: string }[]
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
export const dayInIndia = (at: Date | string): string => calendar.format(new Date(at))

/** What the published settings say; undefined where the council keeps no old versions public, or not yet. */
export async function oldVersionsSetting(payload: Payload): Promise<OldVersionsSetting | undefined> {
  const settings = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    draft: false,
    overrideAccess: true,
  })
  if (!settings.oldVersionsFrom) return undefined
  const from = dayInIndia(settings.oldVersionsFrom)
  if (from > dayInIndia(new Date())) return undefined
  const takenOut = (settings.oldVersionsTakenOut ?? []).map(({ list, number, before }) => ({
    list,
    number: Number(number),
    before: dayInIndia(before),
  }))
  return { from, takenOut }
}

export const isListWithOldVersions = (name: string | undefined): name is ListWithOldVersions =>
  (listsWithOldVersions as readonly (string | undefined)[]).includes(name)
