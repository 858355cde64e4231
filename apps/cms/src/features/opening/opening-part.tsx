import type { PayloadRequest } from 'payload'
import { openingAt } from '../../content/opening/state.ts'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { say } from '../../platform/words/words.ts'
import { checksNow } from './checks.ts'
import { readyWords } from './opening-list.tsx'
import { words } from './words.ts'

/** On Today, for administrators: nothing while the website is open. */
export async function OpeningPart({ req }: { req: PayloadRequest }) {
  const { state, opensAt } = await openingAt(req.payload, new Date())
  if (state === 'open') return null
  const checks = await checksNow(req.payload)
  const time = opensAt ? `${say(words.opensAt, req)} ${say(timeWords(opensAt), req)}` : ''
  return (
    <section aria-labelledby="today-opening">
      <h2 id="today-opening">{say(words.title, req)}</h2>
      <ul className="today-entries">
        <li>
          <a href={`${req.payload.config.routes.admin}/opening`}>{say(words.isClosedShort, req)}</a>
          <span>{[say(readyWords(checks), req), time].filter(Boolean).join(' · ')}</span>
        </li>
      </ul>
    </section>
  )
}
