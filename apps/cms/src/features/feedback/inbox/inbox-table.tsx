import type { PayloadRequest } from 'payload'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { Choose } from '../answer-many/choose.tsx'
import { viewWords, words } from '../inbox-words.ts'
import { canBeAnswered } from '../open-messages.ts'
import { putAsideWords, stateWords } from '../words.ts'
import { ChooseAll } from './choose-all.tsx'
import type { Line } from './inbox.ts'
import { boxNameOf, detailsOfLine, titleOfLine } from './line-words.ts'

type Props = { lines: Line[]; caption: string; ofNotice: boolean; req: PayloadRequest }

const heads = [words.subject, words.received, words.due, words.department, words.person, words.status]

/** One row for each feedback; its title leads to it. Those of one notice can be chosen. */
export function InboxTable({ lines, caption, ofNotice, req }: Props) {
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  if (lines.length === 0) return <p>{words.nothing[language]}</p>
  return (
    <>
      {ofNotice && lines.some(canBeAnswered) ? (
        <ChooseAll key={lines.map(({ id }) => id).join()} label={words.chooseAll[language]} />
      ) : null}
      <div className="inbox-table desk-table desk-cards">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <TableHeads heads={heads} language={language} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <InboxRow key={line.id} {...{ line, ofNotice, req }} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function InboxRow({ line, ofNotice, req }: { line: Line; ofNotice: boolean; req: PayloadRequest }) {
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  const day = (at: string | null | undefined): string => (at ? dayWords(at)[language] : '')
  const href = `${req.payload.config.routes.admin}/collections/feedback/${line.id}`
  return (
    <tr className={line.isUnread ? 'inbox-unread' : undefined}>
      <th scope="row">
        {ofNotice && canBeAnswered(line) ? (
          <Choose id={line.id} name={boxNameOf(line)} language={language} />
        ) : null}{' '}
        <a href={href}>{titleOfLine(line, language)}</a>{' '}
        <span>{detailsOfLine(line, { language, ofNotice })}</span>
      </th>
      <td data-label={words.received[language]}>{day(line.receivedAt)}</td>
      <td data-label={words.due[language]}>
        {day(line.dueOn)}
        {line.isOverdue ? <strong> {viewWords.overdue[language]}</strong> : null}
      </td>
      <td data-label={words.department[language]}>{line.department}</td>
      <td data-label={words.person[language]}>{line.person}</td>
      <td data-label={words.status[language]}>
        {(line.putAside ? putAsideWords[line.putAside] : stateWords(line.status))[language]}
      </td>
    </tr>
  )
}
