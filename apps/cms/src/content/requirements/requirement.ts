import type { Payload } from 'payload'
import type { Setting } from '../../payload-types.ts'
import { deskList } from '../../platform/desk-option.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Role } from '../access/role.ts'
import type { Reading } from './reading.ts'
import type { Due, Evidence } from './state.ts'
import type { Statements } from './statement.ts'

/** Looks at something and says what it found; nothing where there is nothing that could be right or wrong. */
export type Look = (reading: Reading) => Promise<Evidence | undefined>

/** What a requirement looks at. */
export type Means =
  | {
      /** What residents see of a list, by its slug. */
      list: string
      /** Only those with these values. */
      where?: Record<string, string> | undefined
      /** Only those that have one of these words, in either language, in their title or in the field `in`. */
      words?: string[] | undefined
      in?: string | undefined
      /** Only those that have these fields. */
      has?: string[] | undefined
      /** Fields that every one of them must have. */
      each?: string[] | undefined
      page?: string | undefined
    }
  /** What residents see of the documents of a heading, by its address. */
  | { documents: string; words?: string[] | undefined }
  /** Settings that are all filled in; in each language in which the council publishes where they are texts. */
  | { settings: string[]; inLanguages?: true; page?: string | undefined }
  /** Requirements of another set, by their keys, of which nothing is lacking. */
  | { others: string[]; page?: string | undefined }
  | { look: Look; page?: string | undefined }
  /** Nothing that a program sees: a person answers. */
  | { person: true }
  /** The website does it, whatever the content: its tests keep it. */
  | { software: true; page?: string | undefined }
  /** It never applies to this website, and why. */
  | { never: Words }

/** Where something is mended, below the desk’s address, and who can at least. */
export type Place = { desk: string; mender: Role }

/** What must be there, or must be right: what is looked at, what is wanted, who wants it, who mends it and where. */
export type Requirement = {
  /** Never changed: addresses, statements and decisions name it. */
  key: string
  /** What is wanted, also in the words that follow from the settings. */
  title: Words | ((settings: Setting) => Words)
  /** What it means for residents, or how it is mended. */
  hint?: Words
  /** The law with its clause, or the page. */
  wantedBy: Words
  /** How often; without it, once. */
  due?: Due | undefined
  /** What it looks at: each of these alone meets it. */
  met: readonly Means[]
  /** Without it, what is looked at is mended where it stands, by whoever may save it. */
  mended?: Place | undefined
}

/** The requirements that one view shows. A feature adds its own. */
export type RequirementSet = {
  name: string
  requirements: readonly Requirement[]
  /** What is missing leads to the form of a record, also one that was begun, and not to its list. */
  areFormsOpened?: true
  /** The view of the desk that shows what one of them lacks. */
  shownAt?: (key: string) => string
  /** What persons have stated about them. */
  statements?: (payload: Payload) => Promise<Statements>
  /** Another text when something has changed that is no content. */
  version?: (payload: Payload) => Promise<string>
}

export const requirementSets = deskList<RequirementSet>('requirements')
