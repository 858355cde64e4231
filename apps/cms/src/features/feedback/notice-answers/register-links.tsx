import type { UIFieldServerProps } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { registerWords } from './words.ts'

const forms = [
  ['html', registerWords.print],
  ['xlsx', registerWords.excel],
  ['csv', registerWords.csv],
] as const

/** From an answer to the register of all answers to its notice. */
export function RegisterLinks({ req, data }: UIFieldServerProps) {
  const notice: unknown = data?.publicNotice?.id ?? data?.publicNotice
  if (!req || !editors({ req }) || typeof notice !== 'number') return null
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  return (
    <p>
      {registerWords.title[language]}:{' '}
      {forms.map(([as, label]) => (
        <span key={as}>
          <a
            href={`${req.payload.config.routes.api}/notice-register/${notice}?as=${as}&language=${language}`}
          >
            {label[language]}
          </a>{' '}
        </span>
      ))}
    </p>
  )
}
