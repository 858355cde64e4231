import type { AdminViewServerProps, ServerProps } from 'payload'
import { Fragment } from 'react'
import { DeskPage } from '../../views/page/desk-page.tsx'
import { type Part, readGuide } from './guide.ts'
import { words } from './words.ts'
import './help.css'

const languageOf = (language: string): 'en' | 'mr' => (language === 'mr' ? 'mr' : 'en')

/** In the bar on top of every page of the desk. */
export function HelpLink({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  return (
    <a className="help-link" href={`${payload.config.routes.admin}/help`}>
      {words.title[languageOf(i18n.language)]}
    </a>
  )
}

/** What stands between two stars is the name of a button or a page. */
const Text = ({ text }: { text: string }) =>
  text.split('**').map((piece, index) => {
    const key = `${index} ${piece}`
    return index % 2 === 1 ? <strong key={key}>{piece}</strong> : <Fragment key={key}>{piece}</Fragment>
  })

const lines = (texts: string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Text text={text} />
    </li>
  ))

function GuidePart({ part, api }: { part: Part; api: string }) {
  if (part.kind === 'heading') return part.level === 1 ? <h1>{part.text}</h1> : <h2>{part.text}</h2>
  if (part.kind === 'steps') return <ol>{lines(part.steps)}</ol>
  if (part.kind === 'points') return <ul>{lines(part.points)}</ul>
  // biome-ignore lint/performance/noImgElement: a picture from the desk's own endpoint, for staff only
  if (part.kind === 'picture') return <img src={`${api}/help/${part.name}`} alt={part.alt} loading="lazy" />
  return (
    <p>
      <Text text={part.text} />
    </p>
  )
}

/** The guide of docs/desk in the reader's language, for everybody who is logged in. */
export async function HelpView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const parts = await readGuide(languageOf(req.i18n.language))
  return (
    <DeskPage view={{ initPageResult, params, searchParams }}>
      <main className="help">
        {parts.map((part) => (
          <GuidePart key={JSON.stringify(part)} part={part} api={req.payload.config.routes.api} />
        ))}
      </main>
    </DeskPage>
  )
}
