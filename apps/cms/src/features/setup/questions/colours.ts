import type { PayloadRequest } from 'payload'
import { type Colours, families, passes, samples } from '../../../content/globals/colours/families.ts'
import type { Option } from '../form/field.ts'
import { entryOf, progressOf } from '../progress.ts'
import type { Question } from '../question.ts'
import { saveSettings, settingsOf } from '../stored-settings.ts'
import { emblem } from './emblem.ts'

const fromEmblem = 'emblem'

/** What the emblem gave when it was saved. */
async function emblemColours({ payload }: PayloadRequest): Promise<Colours | undefined> {
  const { found } = entryOf(await progressOf(payload), emblem.id)
  return found?.colours as Colours | undefined
}

async function offered(req: PayloadRequest): Promise<{ option: Option; colours: Colours }[]> {
  const own = await emblemColours(req)
  const all = own
    ? [
        ...families,
        { value: fromEmblem, label: { en: 'From your emblem', mr: 'आपल्या बोधचिन्हातून' }, colours: own },
      ]
    : families
  return all
    .filter(({ colours }) => passes(colours))
    .map(({ value, label, colours }) => ({ option: { value, label, colours: samples(colours) }, colours }))
}

const isSame = (
  colours: Colours,
  theme: Partial<Record<keyof Colours, number | null>> | undefined,
): boolean => (Object.keys(colours) as (keyof Colours)[]).every((name) => colours[name] === theme?.[name])

export const colours: Question = {
  id: 'colours',
  title: { en: 'Which colours?', mr: 'रंग कोणते?' },
  why: {
    en: 'Every choice is checked: its text can be read on its ground, in light and dark (WCAG 2.2).',
    mr: 'प्रत्येक पर्याय तपासलेला आहे: उजळ व गडद रूपात मजकूर स्पष्ट वाचता येतो (WCAG २.२).',
  },
  seenAt: '/',
  fields: async (req) => [
    {
      kind: 'choice',
      name: 'family',
      label: { en: 'Colours of the site', mr: 'संकेतस्थळाचे रंग' },
      options: (await offered(req)).map(({ option }) => option),
      required: true,
    },
  ],
  known: async (req) => {
    const { theme } = await settingsOf(req)
    const chosen = (await offered(req)).find(({ colours }) => isSame(colours, theme))
    return { family: chosen?.option.value ?? '' }
  },
  save: async ({ answers, req }) => {
    const chosen = (await offered(req)).find(({ option }) => option.value === answers.family)
    const { theme } = await settingsOf(req)
    if (chosen) await saveSettings({ theme: { ...theme, ...chosen.colours } }, req)
    return 'answered'
  },
}
