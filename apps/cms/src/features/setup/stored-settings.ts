import type { PayloadRequest } from 'payload'
import { leftOpen } from '../../payload/requests/left-open.ts'
import type { Setting } from '../../payload-types.ts'

type InBoth = { en?: string | null; mr?: string | null } | null | undefined

/** A text of the settings as the fields of a form. */
export const typedOf = (name: string, text: InBoth): Record<string, string> => ({
  [`${name}.mr`]: text?.mr ?? '',
  [`${name}.en`]: text?.en ?? '',
})

/** The fields of a form as a text of the settings. */
export const textIn = (name: string, answers: Readonly<Record<string, string>>) => ({
  en: answers[`${name}.en`] ?? '',
  mr: answers[`${name}.mr`] ?? '',
})

export const settingsOf = (req: PayloadRequest): Promise<Partial<Setting>> =>
  req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: false, req })

/** Changes some settings, as the person who answers. The name may come later; the database wants a text in its place. */
export async function saveSettings(change: Partial<Setting>, req: PayloadRequest): Promise<void> {
  const { name, abbreviation } = await settingsOf(req)
  const named = {
    name: { en: name?.en ?? '', mr: name?.mr ?? '' },
    abbreviation: { en: abbreviation?.en ?? '', mr: abbreviation?.mr ?? '' },
  }
  await req.payload.updateGlobal({
    slug: 'settings',
    data: { ...named, ...change },
    depth: 0,
    overrideAccess: false,
    context: leftOpen(),
    req,
  })
}
