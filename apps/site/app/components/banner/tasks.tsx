import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import type { Destination } from '../site-link/destination.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './banner.module.css'

export type Task = { label: string; to: Destination; icon: IconName }

/** The most common tasks of visitors, in the banner's panel. */
export const Tasks = ({ tasks, label }: { tasks: readonly Task[]; label: string }) => (
  <ul className={style.tasks} aria-label={label}>
    {tasks.map((task) => (
      <li key={task.label}>
        <SiteLink to={task.to} withArrow={false}>
          <Icon name={task.icon} />
          {task.label}
        </SiteLink>
      </li>
    ))}
  </ul>
)
