import { type ReactNode, useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import style from './accordion.module.css'

export type AccordionPart = {
  id: string | number
  title: ReactNode
  /** The number of documents, shown beside the title. */
  count?: number
  content: ReactNode
}

type Props = {
  parts: readonly AccordionPart[]
  /** The part that is open at first; none by default. */
  opened?: string | number
}

/**
 * Numbered parts of which one is open at a time; clicking the open one closes it. It uses `<details name>`: it works
 * without JavaScript, the browser's search opens what it finds, and prints show everything.
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
