import type { PayloadRequest } from 'payload'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { Choose } from '../answer-many/choose.tsx'
import { viewWords, words } from '../inbox-words.ts'
import { kindWords } from '../kinds.ts'
import { doubtWords, putAsideWords, stateWords } from '../words.ts'
import type { Line } from './inbox.ts'

type Props = { lines: Line[]; caption: string; canChoose: boolean; req: PayloadRequest }

const isOpen = ({ status, putAside }: Line): boolean =>
  (status === 'new' || status === 'in-progress') && !putAside

/** One row for each feedback; its subject leads to it. */
export function InboxTable({ lines, caption, canChoose, req }: Props) {
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  if (lines.length === 0) return <p>{words.nothing[language]}</p>
  const day = (at: string | null | undefined): string => (at ? dayWords(at)[language] : '')
  return (
    <div className="inbox-table desk-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <TableHeads
              heads={[words.subject, words.received, words.due, words.department, words.person, words.status]}
              language={language}
            />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={line.isUnread ? 'inbox-unread' : undefined}>
              <th scope="row">
                {canChoose && isOpen(line) ? (
                  <Choose id={line.id} reference={line.reference} language={language} />
                ) : null}{' '}
                <a href={`${req.payload.config.routes.admin}/collections/feedback/${line.id}`}>
                  {line.subject}
                </a>{' '}
                <span>
                  {[
                    line.reference,
                    line.kind === 'message' ? '' : kindWords(line.kind)[language],
                    line.isUnread ? viewWords.unread[language] : '',
                    line.doubt ? doubtWords[language] : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
              <td>{day(line.receivedAt)}</td>
              <td>
                {day(line.dueOn)} {line.isOverdue ? <strong>{viewWords.overdue[language]}</strong> : null}
              </td>
              <td>{line.department}</td>
              <td>{line.person}</td>
              <td>{(line.putAside ? putAsideWords[line.putAside] : stateWords(line.status))[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
