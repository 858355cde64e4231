import type { Payload } from 'payload'
import type { DeskLanguage } from '../../platform/words/words.ts'
import type { Task } from '../../views/server-tasks/task.ts'
import { howTo, words } from '../../views/server-tasks/words.ts'
import { gatherServerFacts } from './facts.ts'
import { serverTasks } from './tasks.ts'

/** What is to be done at the server, with its lines, and what is done. */
export async function TaskList({ language, payload }: { language: DeskLanguage; payload: Payload }) {
  const now = Date.now()
  const tasks = serverTasks(await gatherServerFacts(payload, now), now)
  const [toDo, done] = [tasks.filter(({ isDone }) => !isDone), tasks.filter(({ isDone }) => isDone)]
  return (
    <main className="server-tasks" id="server-tasks">
      <h2>{words.toDo[language]}</h2>
      {toDo.length === 0 ? <p>{words.nothing[language]}</p> : null}
      {toDo.map((task) => (
        <TaskPart key={task.id} task={task} language={language} />
      ))}
      {done.length > 0 ? (
        <>
          <h2>{words.done[language]}</h2>
          <ul>
            {done.map(({ id, title }) => (
              <li key={id} id={id}>
                {title[language]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </main>
  )
}

function TaskPart({
  task: { id, title, why, lines, how },
  language,
}: {
  task: Task
  language: DeskLanguage
}) {
  return (
    <section id={id}>
      <h3>{title[language]}</h3>
      <p>{why[language]}</p>
      <p>{howTo[how][language]}</p>
      <pre lang="en">
        <code>{lines.join('\n')}</code>
      </pre>
    </section>
  )
}
