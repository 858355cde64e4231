import type { PayloadRequest } from 'payload'
import { roleOf } from '../../../content/access/role.ts'
import { languageOf } from '../../../platform/words/words.ts'
import { findingsLately } from '../findings-now.ts'
import { countsOf, mendableBy } from '../present.ts'
import { words } from '../words.ts'

/** On Today: how much a person could have fixed a few minutes ago, by kind. */
export async function FindingsPart({ req }: { req: PayloadRequest }) {
  const language = languageOf(req)
  const { admin } = req.payload.config.routes
  const own = mendableBy(await findingsLately(req.payload), roleOf({ req }))
  const counts = countsOf(own, language).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="today-findings">
      <h2 id="today-findings">{words.title[language]}</h2>
      <ul className="today-entries">
        {counts.map(({ kind, title, shown }) => (
          <li key={kind}>
            <a href={`${admin}/findings?kind=${kind}`}>{title}</a>
            <span>{shown}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
