import type { Payload } from 'payload'
import { noteInJournal } from '../../content/journal/entry.ts'
import { opening } from '../../content/opening/global.ts'
import { isDue, openingAt } from '../../content/opening/state.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Check } from './checks.ts'
import type { Act } from './decisions.ts'
import { actWords, words } from './words.ts'

/** Who decided: an account of the desk; nobody for a command on the server or a time that has come. */
export type Decider = { id: number; name: string } | undefined
export type Sentence = { en: string; mr: string }
type Change = { state: 'open' | 'closed'; opensAt: string | null; wasOpen: boolean; sentence: Sentence }
/** What the list of checks said was missing. */
type Missing = Pick<Check, 'id' | 'words'>[]
type Decision = { act: Act; by: Decider; missing?: Missing; opensAt?: string; sentence?: Sentence }

const none: Sentence = { en: '', mr: '' }

function inJournal(act: Act, missing: Missing): Words {
  const line = (language: 'en' | 'mr'): string => {
    const named = missing.map((check) => check.words[language]).join('; ')
    return [actWords[act][language], named && `${words.missing[language]}: ${named}`]
      .filter(Boolean)
      .join('. ')
  }
  return { en: line('en'), mr: line('mr') }
}

async function note(payload: Payload, { act, by, missing = [], opensAt, sentence }: Decision): Promise<void> {
  await payload.create({
    collection: 'opening-decisions',
    data: {
      act,
      at: new Date().toISOString(),
      by: by?.name ?? '',
      ...(by ? { account: by.id } : {}),
      missing: missing.map(({ id }) => id),
      ...(opensAt ? { opensAt } : {}),
      ...(sentence ? { sentence } : {}),
    },
    depth: 0,
    overrideAccess: true,
  })
  const changes = inJournal(act, missing)
  await noteInJournal({ payload }, { action: 'settings', by, list: opening.label as Words, changes })
  payload.logger.info({ act, account: by?.id, msg: 'The opening of the website was decided' })
}

/** Changes the state and notes the decision, one after the other across all processes; `undefined` changes nothing. */
const decide = (payload: Payload, change: () => Promise<[Change, Decision] | undefined>): Promise<boolean> =>
  exclusively(payload, 'opening', async () => {
    const made = await change()
    if (!made) return false
    const [data, decision] = made
    // The decision first: a state that changed without one could not be explained.
    await note(payload, decision)
    await payload.updateGlobal({ slug: 'opening', data, depth: 0, overrideAccess: true })
    return true
  })

const isOpen = async (payload: Payload): Promise<boolean> =>
  (await openingAt(payload, new Date())).state === 'open' && !(await isDue(payload, new Date()))

const opened: Change = { state: 'open', opensAt: null, wasOpen: true, sentence: none }

/** Opens the website at once. Says whether it was closed. */
export const openNow = (payload: Payload, by: Decider, missing: Missing): Promise<boolean> =>
  decide(payload, async () =>
    (await isOpen(payload)) ? undefined : [opened, { act: 'opened', by, missing }],
  )

/** Sets the time at which a closed website opens. */
export const openAt = (payload: Payload, at: Date, by: Decider, missing: Missing): Promise<boolean> =>
  decide(payload, async () => {
    if (await isOpen(payload)) return undefined
    const { takesFeedback: wasOpen, sentence } = await openingAt(payload, new Date())
    const opensAt = at.toISOString()
    return [
      { state: 'closed', opensAt, wasOpen, sentence },
      { act: 'planned', by, missing, opensAt },
    ]
  })

/** Takes the time back: the website stays closed. */
export const stayClosed = (payload: Payload, by: Decider): Promise<boolean> =>
  decide(payload, async () => {
    const { state, opensAt, takesFeedback: wasOpen, sentence } = await openingAt(payload, new Date())
    if (state === 'open' || opensAt === null) return undefined
    return [
      { state, opensAt: null, wasOpen, sentence },
      { act: 'keptClosed', by },
    ]
  })

/** Closes a website that is open, with the sentence that residents read. */
export const closeAgain = (payload: Payload, sentence: Sentence, by: Decider): Promise<boolean> =>
  decide(payload, async () => {
    if ((await openingAt(payload, new Date())).state === 'closed') return undefined
    return [
      { state: 'closed', opensAt: null, wasOpen: true, sentence },
      { act: 'closed', by, sentence },
    ]
  })

/** Notes that the time has come: once, however many processes look. */
export const openOnTime = (payload: Payload): Promise<boolean> =>
  decide(payload, async () =>
    (await isDue(payload, new Date())) ? [opened, { act: 'openedOnTime', by: undefined }] : undefined,
  )
