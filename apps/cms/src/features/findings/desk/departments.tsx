import type { PayloadRequest } from 'payload'
import { type DeskLanguage, languageOf } from '../../../platform/words/words.ts'
import type { Kind } from '../findings.ts'
import { words } from '../words.ts'

/** The names of the departments, by their numbers. */
export type Departments = ReadonlyMap<number, string>

export async function departmentsOf(req: PayloadRequest): Promise<Departments> {
  const language = languageOf(req)
  const { docs } = await req.payload.find({
    collection: 'departments',
    sort: '_order',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name[language] || name.en]))
}

type Props = {
  own: string
  kind: Kind
  all: Departments
  chosen: number | undefined
  language: DeskLanguage
}

/** Whose content is shown: a form that works without script. */
export function DepartmentForm({ own, kind, all, chosen, language }: Props) {
  return (
    <form method="get" action={own} className="findings-department desk-fields">
      <input type="hidden" name="kind" value={kind} />
      <label>
        {words.department[language]}{' '}
        <select name="department" defaultValue={chosen ?? ''}>
          <option value="">{words.everyone[language]}</option>
          {[...all].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{words.show[language]}</button>
    </form>
  )
}
