import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { say } from '../../platform/words/words.ts'
import { isGuided, progressOf } from './progress.ts'
import { answeredOf, digits, nextOpen } from './question-list.tsx'
import { questions } from './questions.ts'
import { words } from './words.ts'

const isOnlyAccount = async ({ payload }: PayloadRequest): Promise<boolean> =>
  (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 1

/**
 * On Today: where the guide goes on, until all is answered. Right after the first account of a council it opens by
 * itself, once.
 */
export async function SetupCard({ req }: { req: PayloadRequest }) {
  const { payload } = req
  if (!admins({ req }) || !(await isGuided(payload))) return null
  const progress = await progressOf(payload)
  const { admin } = payload.config.routes
  if (progress === undefined && (await isOnlyAccount(req))) redirect(`${admin}/setup`)
  const next = nextOpen(progress)
  if (!next) return null
  return (
    <p className="today-setup">
      <a href={`${admin}/setup/${next.id}`}>
        <strong>{say(words.title, req)}</strong>
        <span>
          {say(words.count, req)} {digits(answeredOf(progress), req)} / {digits(questions.length, req)} ·{' '}
          {say(next.title, req)}
        </span>
      </a>
    </p>
  )
}
