import { email } from '../../../content/fields/check.ts'
import type { Duty } from '../../../content/officers/duties.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Field, inBoth } from '../form/field.ts'
import type { Question, Sent } from '../question.ts'
import { settingsOf, textIn, typedOf } from '../stored-settings.ts'
import { officersWith, publishOfficer } from './stored-officers.ts'

type Titled = {
  id: string
  title: Words
  why: Words
  duty: Duty
  /** The title by law, for councils and nagar panchayats, and for corporations. */
  designation: Words
  inCorporation?: Words
  alsoSave?: (sent: Sent) => Promise<void>
}

export const emailField: Field = {
  kind: 'line',
  name: 'email',
  label: { en: 'Email of the office', mr: 'कार्यालयीन ई-मेल' },
  mode: 'email',
  check: email,
}

/** A question about one officer, whose card stands among the officers. */
export function officerQuestion(about: Titled): Question {
  const designationFor = async (req: Sent['req']): Promise<Words> => {
    const { kind } = await settingsOf(req)
    return kind === 'corporation' ? (about.inCorporation ?? about.designation) : about.designation
  }
  const storedFor = async (req: Sent['req']) => (await officersWith(about.duty, req))[0]
  return {
    id: about.id,
    title: about.title,
    why: about.why,
    seenAt: '/contact',
    fields: async (req) => {
      const { en, mr } = await designationFor(req)
      const label = { en: `Name of the ${en}`, mr: `नाव (${mr})` }
      return [...inBoth('name', label, { required: true }), emailField]
    },
    known: async (req) => {
      const officer = await storedFor(req)
      return { ...typedOf('name', officer?.name), email: officer?.email ?? '' }
    },
    save: async (sent) => {
      const { answers, req } = sent
      const written = {
        name: textIn('name', answers),
        designation: await designationFor(req),
        email: answers.email ?? '',
        duty: about.duty,
      }
      await publishOfficer(written, await storedFor(req), req)
      await about.alsoSave?.(sent)
      return 'answered'
    },
  }
}
