import { Button } from '../../components/button/button.tsx'
import { formClass, Panel } from '../../components/form/panel.tsx'
import { Link } from '../../i18n/link.tsx'
import style from '../../mail/mail-form.module.css'
import { MailProblem, WantedFields } from '../../mail/mail-form.tsx'
import type { SubscriptionView } from './present.ts'

type Props = { view: SubscriptionView; subscribe: string }

/** What the link opens, and the forms that change it. Each button is a form of its own: no script is needed. */
export function Content({ view, subscribe }: Props) {
  const { action, again } = view
  const asked = 'confirm' in view ? view.confirm : undefined
  const change = 'change' in view ? view.change : undefined
  const end = 'end' in view ? view.end : undefined
  return (
    <>
      {'problem' in view ? <MailProblem problem={view.problem} /> : null}
      {'said' in view && view.said ? (
        <p role="status" className={style.done}>
          {view.said}
        </p>
      ) : null}
      {asked ? (
        <form method="post" action={action} className={formClass}>
          <ul>
            {asked.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          {asked.hasAlerts ? (
            <p>
              {asked.ward} {asked.where}
            </p>
          ) : null}
          <p>
            <Button type="submit" name="step" value="confirm">
              {asked.send}
            </Button>
          </p>
        </form>
      ) : null}
      {change ? (
        <Panel title={change.title}>
          <form method="post" action={action} noValidate className={formClass}>
            <WantedFields {...change} />
            <p>
              <Button type="submit" name="step" value="change">
                {change.send}
              </Button>
            </p>
          </form>
        </Panel>
      ) : null}
      {end ? (
        <Panel title={end.title} intro={end.why}>
          <form method="post" action={action}>
            <p>
              <Button type="submit" quiet name="step" value="end">
                {end.send}
              </Button>
            </p>
          </form>
        </Panel>
      ) : null}
      {again ? (
        <p>
          <Link to={subscribe}>{again}</Link>
        </p>
      ) : null}
    </>
  )
}
