import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { isAdmin, NavigationLink } from '../../content/access/admin-page.tsx'
import { admins } from '../../content/access/admins.ts'
import { ClosedPage } from '../../views/page/closed-page.tsx'
import { DeskPage } from '../../views/page/desk-page.tsx'
import { Overview } from './overview.tsx'
import { begin, isGuided, progressOf } from './progress.ts'
import { QuestionScreen } from './question-screen.tsx'
import { questionNamed } from './questions.ts'
import { words } from './words.ts'
import './setup.css'

/** In the navigation, for administrators of a council that is not the demo. */
export async function SetupLink(asker: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!asker.payload || !isAdmin(asker) || !(await isGuided(asker.payload))) return null
  return <NavigationLink asker={asker} path="/setup" title={words.title} />
}

async function Screen({ id, req }: { id: string | undefined; req: PayloadRequest }) {
  if (!admins({ req })) return <ClosedPage reason={words.onlyAdmins} req={req} />
  await begin(req.payload)
  const progress = await progressOf(req.payload)
  if (id === undefined) return <Overview progress={progress} req={req} />
  const question = questionNamed(id)
  return question ? <QuestionScreen question={question} progress={progress} req={req} /> : notFound()
}

/** The guide of a new council: one question a screen, with the site beside it. */
export function SetupView(view: AdminViewServerProps) {
  const segments = view.params?.segments
  const id = Array.isArray(segments) ? segments[1] : undefined
  return (
    <DeskPage view={view}>
      <Screen id={id} req={view.initPageResult.req} />
    </DeskPage>
  )
}
