import type { WidgetServerProps } from 'payload'
import { say } from '../../platform/words/words.ts'
import { SetupCard } from '../setup/setup-card.tsx'
import { tasks } from './tasks.ts'
import { words } from './words.ts'
import './today.css'

const linkTo = (admin: string, path: string): string => (path.startsWith('#') ? path : `${admin}${path}`)

export function TasksWidget({ req }: WidgetServerProps) {
  const { admin } = req.payload.config.routes
  return (
    <section className="today" aria-labelledby="today-tasks">
      <h1>{say(words.title, req)}</h1>
      <SetupCard req={req} />
      <h2 id="today-tasks">{say(words.heading, req)}</h2>
      <ul className="today-tasks">
        {tasks.map(({ words, hint, path }) => (
          <li key={words.en}>
            <a href={linkTo(admin, path)}>
              <strong>{say(words, req)}</strong>
              <span>{say(hint, req)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
