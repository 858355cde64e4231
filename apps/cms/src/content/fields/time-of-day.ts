import { typedTime } from '@nagardwar/contract/browser'
import type { TextField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { inOneForm } from './in-one-form.ts'

/** A time of day, stored as `HH:mm` of the 24-hour clock. */
export const timeOfDay = (name: string, label: Words, hint: Words): TextField =>
  inOneForm(name, label, {
    stored: typedTime,
    maxLength: 30,
    wrong: {
      en: 'must be a time such as 11:30, 15:00 or 3 pm',
      mr: '११:३०, १५:०० किंवा दुपारी ३ अशी वेळ असावी',
    },
    hint,
  })
