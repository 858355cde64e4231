import { councilWordOf, inWordsOf } from '@nagardwar/contract'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { roleOf } from '../../../content/access/role.ts'
import type { Setting } from '../../../payload-types.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Answer, type Question, questions } from './questions.ts'

export type Open = {
  question: Words /** Where it is answered, below the desk’s address. */
  path: string | undefined
}

const published: Where = { _status: { equals: 'published' } }

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([field, inner]) => field !== 'changed' && isFilled(inner))
    : value !== undefined && value !== null && value !== ''

/** Looks each question up in the desk, as the person who asks may read it. */
function lookup(req: PayloadRequest) {
  const { payload } = req
  const has = async (collection: CollectionSlug, where: Where): Promise<boolean> =>
    (await payload.count({ collection, where, overrideAccess: false, req })).totalDocs > 0
  /** The oldest record of any state, to continue with what was begun. */
  const formOf = async (collection: CollectionSlug, where: Where = {}): Promise<string> => {
    const { docs } = await payload.find({
      collection,
      where,
      draft: true,
      limit: 1,
      sort: 'createdAt',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    return `/collections/${collection}/${docs[0]?.id ?? 'create'}`
  }
  const settings = payload.findGlobal({ slug: 'settings', depth: 0, req }) as Promise<unknown>

  async function isAnswered(answer: Answer): Promise<boolean> {
    if ('list' in answer) return has(answer.list, published)
    if ('setting' in answer) return isFilled(((await settings) as Record<string, unknown>)[answer.setting])
    if ('text' in answer) return has('texts', { and: [published, { key: { equals: answer.text } }] })
    const under: Where = { and: [published, { 'heading.link': { equals: answer.heading } }] }
    return (await has('year-documents', under)) || has('heading-documents', under)
  }

  async function pathOf(answer: Answer): Promise<string | undefined> {
    if ('list' in answer) return formOf(answer.list)
    // The settings are the editors’.
    if ('setting' in answer) return roleOf({ req }) === 'clerk' ? undefined : '/globals/settings'
    if ('text' in answer) return formOf('texts', { key: { equals: answer.text } })
    const link: Where = { link: { equals: answer.heading } }
    const isThere = await has('headings', { and: [published, link] })
    return isThere ? '/collections/heading-documents/create' : formOf('headings', link)
  }
  /** In the words of the kind of council that the settings name. */
  async function inItsWords({ en, mr }: Words): Promise<Words> {
    const word = councilWordOf(((await settings) as Pick<Setting, 'kind'>).kind)
    return { en: inWordsOf(word, en, 'en'), mr: inWordsOf(word, mr, 'mr') }
  }
  return { isAnswered, pathOf, inItsWords }
}

/** How many questions the site answers, and those that it does not, in their order. */
export async function answeredQuestions(
  req: PayloadRequest,
  asked: readonly Question[] = questions,
): Promise<{ answered: number; of: number; open: Open[] }> {
  const { isAnswered, pathOf, inItsWords } = lookup(req)
  const open: Open[] = []
  for (const { question, answer } of asked)
    if (!(await isAnswered(answer)))
      open.push({ question: await inItsWords(question), path: await pathOf(answer) })
  return { answered: asked.length - open.length, of: asked.length, open }
}
