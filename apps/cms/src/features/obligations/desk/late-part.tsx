import type { PayloadRequest } from 'payload'
import { roleOf } from '../../../content/access/role.ts'
import { canMend } from '../../../content/requirements/menders.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { languageOf } from '../../../platform/words/words.ts'
import { boardNow, linesOf } from '../board.ts'
import { presentLine } from '../present.ts'
import { words } from '../words.ts'

const shown = 5

/**
 * What the law wants public, is late, and can be mended by the person who looks: the longest first. What is missing
 * altogether stands on the board.
 */
export async function LatePart({ req }: { req: PayloadRequest }) {
  const language = languageOf(req)
  const { admin } = req.payload.config.routes
  const late = linesOf(await boardNow(req.payload))
    .filter(({ state, mender }) => state === 'late' && canMend(roleOf({ req }), mender))
    .sort((one, other) => (one.since ?? '').localeCompare(other.since ?? ''))
  if (late.length === 0) return null
  const count = language === 'mr' ? toMarathiDigits(late.length) : String(late.length)
  return (
    <section aria-labelledby="today-late">
      <h2 id="today-late">
        {words.today[language]} <span className="today-count">{count}</span>
      </h2>
      <ul className="today-entries">
        {late.slice(0, shown).map((line) => {
          const { key, title, clause, stateText } = presentLine(line, language)
          return (
            <li key={key}>
              <a href={`${admin}${line.desk}`}>{title}</a>
              <span>{[stateText, clause].join(' · ')}</span>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={`${admin}/obligations`}>{words.board[language]}</a>
      </p>
    </section>
  )
}
