import type { DeskLanguage } from '../../../platform/words/words.ts'
import { words } from './words.ts'

/** Of the form that answers many messages. */
export const formId = 'answer-many'

type Props = { id: number; name: string; language: DeskLanguage }

/** A message to be answered with others. It belongs to the form, wherever it stands on the page. */
export const Choose = ({ id, name, language }: Props) => (
  <input
    type="checkbox"
    name="chosen"
    value={id}
    form={formId}
    aria-label={`${words.choose[language]}: ${name}`}
  />
)
