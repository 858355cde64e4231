import type { Payload } from 'payload'
import { deskList } from '../../platform/desk-option.ts'
import type { Words } from '../../platform/words/words.ts'

/** Something that is stored of a person besides messages, as an administrator reads it. */
export type Held = { id: number; what: Words; facts: { label: Words; value: Words }[] }

export type SoughtPerson = { telephone: string; email: string }

/** A feature that stores personal data: it finds what it has of a person, and erases it. */
type PersonalDataHolder = {
  name: string
  find: (payload: Payload, person: SoughtPerson) => Promise<Held[]>
  erase: (payload: Payload, ids: readonly number[]) => Promise<void>
}

/** Who stores personal data besides the messages of residents. */
export const personalDataHolders = deskList<PersonalDataHolder>('personalDataHolders')
