import type { CollectionSlug } from 'payload'
import stored from '../../../../../../content/questions/questions.json' with { type: 'json' }
import type { Words } from '../../../platform/words/words.ts'

/**
 * What answers a question: a published record of a list, a setting that is filled in, a text that staff have written,
 * or a published document under a heading.
 */
export type Answer = { list: CollectionSlug } | { setting: string } | { text: string } | { heading: string }

export type Question = { question: Words; answer: Answer }

/** What residents ask most, the most frequent first. */
export const questions = stored as Question[]
