import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import style from './accordion.module.css'

export type AccordionPart = {
  id: string | number
  title: ReactNode
  /** How many documents it holds; said beside the title. */
  count?: number
  content: ReactNode
}

type Props = {
  parts: readonly AccordionPart[]
  /** The part that is open on arrival; none by default. */
  opened?: string | number
}

/**
 * Numbered parts of which one is open at a time; a click on the open one closes it. The platform's own
 * `<details name>`: it works without script, the browser's search opens what it finds, and paper shows all.
 */
export function Accordion({ parts, opened }: Props) {
  const group = useId()
  const format = useFormat()
  return (
    <div className={style.accordion}>
      {parts.map(({ id, title, count, content }, index) => (
        <details key={id} name={group} open={id === opened}>
          <summary>
            <span className={`num ${style.number}`}>{format.serial(index)}</span>
            <span>{title}</span>
            {count === undefined ? null : <DocumentCount count={count} />}
            <Icon name="chevron-down" />
          </summary>
          <div className={style.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}

function DocumentCount({ count }: { count: number }) {
  const { t } = useTranslation('common')
  return <small className="num">{t('documentCount', { count, number: useFormat().number(count) })}</small>
}
