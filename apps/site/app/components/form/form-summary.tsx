import type { MouseEvent, RefObject } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import { fieldId } from './field.tsx'
import style from './form.module.css'

export type FormProblem = { field: string; message: string }

type Props = { problems: readonly FormProblem[]; ref?: RefObject<HTMLDivElement | null> }

/** The errors above a form, each with a link to its field. The page moves the focus here. */
export function FormSummary({ problems, ref }: Props) {
  const { t } = useTranslation('common')
  const count = useFormat().number(problems.length)
  if (problems.length === 0) return null
  return (
    <div ref={ref} className={style.summary} role="alert" tabIndex={-1}>
      <Icon name="circle-alert" />
      <div>
        <p>
          <b>{t('formProblems', { count: problems.length, number: count })}</b>
        </p>
        <ul className="list">
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** With its label in view, which the reader looks for. */
function goTo(event: MouseEvent, field: string): void {
  const control = document.getElementById(fieldId(field))
  if (!control) return
  event.preventDefault()
  control.closest('[data-field]')?.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}
