import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { mustSetUp } from '../../../content/second-factor/required.ts'
import { say } from '../../../platform/words/words.ts'
import { DeskPage } from '../../../views/page/desk-page.tsx'
import { deskWords } from './desk-words.ts'
import './second-factor.css'
import { factorOf } from '../../../content/second-factor/stored-factor.ts'
import { words } from '../../../content/second-factor/words.ts'
import { SetUpForm } from './set-up-form.tsx'

/** The second step of one’s own login. Whoever must set it up sees this page alone, without the navigation. */
export async function SecondFactorView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload, user } = req
  if (!user) return null
  const { isOn } = await factorOf(payload, Number(user.id))
  const isForced = await mustSetUp(payload, user)
  const screen = (
    <div className="second-step">
      <h1>{say(words.name, req)}</h1>
      <p>{say(deskWords.why, req)}</p>
      {isForced ? <p>{say(deskWords.required, req)}</p> : null}
      <SetUpForm account={Number(user.id)} isOn={isOn} />
      {isForced ? (
        <p>
          <a href={`${payload.config.routes.admin}${payload.config.admin.routes.logout}`}>
            {req.t('authentication:logOut')}
          </a>
        </p>
      ) : null}
    </div>
  )
  if (isForced)
    return (
      <main>
        <Gutter>{screen}</Gutter>
      </main>
    )
  return <DeskPage view={{ initPageResult, params, searchParams }}>{screen}</DeskPage>
}
