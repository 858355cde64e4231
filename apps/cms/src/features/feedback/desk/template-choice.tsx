import type { DeskLanguage } from '../../../platform/words/words.ts'
import type { Template } from './templates.ts'
import { words } from './words.ts'

type Props = {
  templates: Template[]
  /** The number of the chosen one as text, or empty. */
  chosen: string
  language: DeskLanguage
  onChoose: (template: string) => void
}

/** The text that an answer begins with, where the council has prepared any. */
export const TemplateChoice = ({ templates, chosen, language, onChoose }: Props) =>
  templates.length > 0 ? (
    <label>
      {words.template[language]}{' '}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.noTemplate[language]}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  ) : null
