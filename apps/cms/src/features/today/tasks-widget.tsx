import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { WidgetServerProps } from 'payload'
import { roleOf } from '../../content/access/role.ts'
import { say } from '../../platform/words/words.ts'
import { hintsFor } from './shown-parts.ts'
import { tasks } from './tasks.ts'
import { words } from './words.ts'
import '../../views/today/today.css'

const linkTo = (admin: string, path: string): string => (path.startsWith('#') ? path : `${admin}${path}`)

export function TasksWidget({ req }: WidgetServerProps) {
  const { admin } = req.payload.config.routes
  return (
    <section className="today" aria-labelledby="today-tasks">
      <h1>{say(words.title, req)}</h1>
      {hintsFor(req.payload, roleOf({ req })).map(({ name, component }) =>
        RenderServerComponent({
          Component: component,
          importMap: req.payload.importMap,
          key: name,
          serverProps: { req },
        }),
      )}
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
