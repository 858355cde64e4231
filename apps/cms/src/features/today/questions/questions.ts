import { councilWordOf, inWordsOf } from '@nagardwar/contract'
import type { CollectionSlug } from 'payload'
import stored from '../../../../../../content/questions/questions.json' with { type: 'json' }
import type { Means, Requirement, RequirementSet } from '../../../content/requirements/requirement.ts'
import type { Setting } from '../../../payload-types.ts'
import type { Words } from '../../../platform/words/words.ts'

/**
 * What answers a question: a published record of a list, a setting that is filled in, a text that staff have written,
 * or a published document under a heading.
 */
type Answer = { list: CollectionSlug } | { setting: string } | { text: string } | { heading: string }

type Question = { question: Words; answer: Answer }

/** What residents ask most, the most frequent first. */
export const questions = stored as Question[]

/** In the words of the kind of council that the settings name. */
const inItsWords =
  ({ en, mr }: Words) =>
  ({ kind }: Setting): Words => {
    const word = councilWordOf(kind)
    return { en: inWordsOf(word, en, 'en'), mr: inWordsOf(word, mr, 'mr') }
  }

function meansOf(answer: Answer): Means {
  if ('setting' in answer) return { settings: [answer.setting] }
  if ('text' in answer) return { list: 'texts', where: { key: answer.text } }
  return 'heading' in answer ? { documents: answer.heading } : answer
}

const requirementOf = ({ question, answer }: Question): Requirement => ({
  key: question.en,
  title: inItsWords(question),
  wantedBy: { en: 'Questions that residents ask', mr: 'नागरिकांचे प्रश्न' },
  met: [meansOf(answer)],
})

/** The website answers them; an open one leads to the form in which it is answered. */
export const questionSet: RequirementSet = {
  name: 'questions',
  requirements: questions.map(requirementOf),
  areFormsOpened: true,
}
