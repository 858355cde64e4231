import type { PayloadRequest } from 'payload'
import { languageOf } from '../../../platform/words/words.ts'
import type { Line } from '../board.ts'
import { presentLine } from '../present.ts'
import { statementsOf } from '../statements/statements.ts'
import { words } from '../words.ts'
import { StatementForm } from './statement-form.tsx'

/** What a person may state about one line: its department, that it does not apply, and the answer where one is asked. */
export async function Statement({ line, req, path }: { line: Line; req: PayloadRequest; path: string }) {
  const { payload } = req
  const language = languageOf(req)
  const { title, clause, stateText } = presentLine(line, language)
  const stated = (await statementsOf(payload)).get(line.key)
  const { docs } = await payload.find({
    collection: 'departments',
    sort: '_order',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return (
    <>
      <p className="obligations-back">
        <a href={`${payload.config.routes.admin}${path}?show=all`}>{words.back[language]}</a>
      </p>
      <h1>{title}</h1>
      <p>
        {clause}. {words.state[language]}: {stateText}
        {stated ? `. ${words.statedBy[language]}: ${stated.by}` : ''}
      </p>
      <StatementForm
        address={`${payload.config.routes.api}${path}/${line.key}`}
        back={`${payload.config.routes.admin}${path}?show=all`}
        language={language}
        isAsked={line.isAsked}
        answer={stated?.answer ?? ''}
        reason={stated?.reason ?? { en: '', mr: '' }}
        owner={stated?.owner}
        departments={docs.map(({ id, name }) => ({ id, name: name[language] || name.en }))}
      />
    </>
  )
}
