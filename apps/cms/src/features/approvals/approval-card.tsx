import type { PayloadRequest } from 'payload'
import { editors } from '../../content/access/editors.ts'
import { isOwnWork, needsSecondPerson } from '../../content/approval/second-person.ts'
import { states } from '../../content/approval/states.ts'
import { linkToDraft, pageOf } from '../../content/previews/link.ts'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Shown } from './changes.ts'
import { DecisionForms, TakeBack } from './decision-forms.tsx'
import { type Listed, type ListedPart, shownParts } from './listed.ts'
import { PreviewLink } from './previews/preview-link.tsx'
import { firstOf, viewWords as words } from './view-words.ts'

type Language = 'en' | 'mr'
type Props = { approval: Listed; req: PayloadRequest; language: Language; isWhole: boolean }

function Value({ shown, language }: { shown: Shown; language?: Language | undefined }) {
  if (!shown.file) return <span {...(language ? { lang: language } : {})}>{shown.text}</span>
  return (
    <a href={shown.file.address}>
      {/* biome-ignore lint/performance/noImgElement: a file of the desk, shown once to one person */}
      {shown.file.isPicture ? <img src={shown.file.address} alt="" width={120} loading="lazy" /> : null}
      {shown.text}
    </a>
  )
}

/** What stands on the website beside what is proposed, each with both languages side by side. */
function Changes({ part, language }: { part: ListedPart; language: Language }) {
  if (part.changes.length === 0) return <p>{words[part.isThere ? 'noChanges' : 'nothingLeft'][language]}</p>
  return (
    <table className="approval-changes">
      <thead>
        <tr>
          <th scope="col">{words.field[language]}</th>
          <th scope="col">{words.now[language]}</th>
          <th scope="col">{words.proposed[language]}</th>
        </tr>
      </thead>
      <tbody>
        {part.changes.map(({ label, halves }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {(['before', 'after'] as const).map((side) => (
              <td key={side} data-label={words[side === 'before' ? 'now' : 'proposed'][language]}>
                <div className="approval-halves">
                  {halves.map((half) => (
                    <div key={half.language ?? 'both'}>
                      {half.language ? <small>{words[half.language][language]}</small> : null}
                      <Value shown={half[side]} language={half.language} />
                    </div>
                  ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartOfApproval({
  part,
  withChanges,
  language,
}: {
  part: ListedPart
  withChanges: boolean
  language: Language
}) {
  const written = part.languages.map((each) => words[each][language]).join(', ')
  return (
    <section>
      <h4>
        <a href={part.path}>{part.name}</a>
        {part.isNew ? ` (${words.isNew[language]})` : ''}
      </h4>
      <p>
        {`${part.listName} · ${words.languagesOf[language]}: ${written || '–'} · `}
        <a href={`${part.path}/versions`}>{words.versions[language]}</a>
      </p>
      {withChanges ? <Changes part={part} language={language} /> : null}
    </section>
  )
}

const linesOf = (
  { state, publishAt, withdrawAt, decidedBy, decidedAt, isUrgent }: Listed,
  language: Language,
) =>
  [
    states[state][language],
    decidedBy,
    decidedAt ? timeWords(decidedAt)[language] : '',
    isUrgent ? words.urgent[language] : '',
    publishAt ? `${words.publishAt[language]}: ${timeWords(publishAt)[language]}` : '',
    withdrawAt ? `${words.withdrawAt[language]}: ${timeWords(withdrawAt)[language]}` : '',
  ].filter(Boolean)

/** The records of a request: of hundreds the first ones, and a link to all of them. */
function PartsOfApproval({ approval, isWhole, language }: Omit<Props, 'req'>) {
  const { id, parts, state } = approval
  const shown = isWhole ? parts : parts.slice(0, shownParts)
  return (
    <>
      {shown.map((part) => (
        <PartOfApproval
          key={`${part.list} ${part.record}`}
          part={part}
          withChanges={state === 'waiting'}
          language={language}
        />
      ))}
      {shown.length < parts.length ? (
        <p>
          {firstOf(shown.length, parts.length)[language]}{' '}
          <a href={`?whole=${id}#approval-${id}`}>{words.showAll[language]}</a>
        </p>
      ) : null}
    </>
  )
}

/** One request: who sent what and when, what it changes, and what this person may do with it. */
export async function ApprovalCard({ approval, req, language, isWhole }: Props) {
  const { id, state, sentBy, sentAt, remark, reason, parts } = approval
  const isOpen = state === 'waiting' || state === 'scheduled'
  const mayDecide = isOpen && editors({ req })
  const isMine = approval.sentAccount === Number(req.user?.id)
  const needsReason = mayDecide && (await needsSecondPerson(req)) && (await isOwnWork(approval, req))
  const seen = parts.map(({ list, record, version }) => ({ list, record, version }))
  return (
    <article className="approval" id={`approval-${id}`} aria-labelledby={`approval-name-${id}`}>
      <h3 id={`approval-name-${id}`}>{approval.names[language]}</h3>
      <p>{`${words.sentBy[language]}: ${sentBy ?? '–'}, ${timeWords(sentAt)[language]}`}</p>
      {state === 'waiting' ? null : <p>{linesOf(approval, language).join(' · ')}</p>}
      {remark ? <p>{`${words.remark[language]}: ${remark}`}</p> : null}
      {reason ? <p>{`${words.reason[language]}: ${reason}`}</p> : null}
      <PartsOfApproval approval={approval} isWhole={isWhole} language={language} />
      {isOpen ? (
        <PreviewLink
          approval={id}
          language={language}
          address={linkToDraft({ kind: 'approval', id }, pageOf(parts[0]?.list, req), req).url}
        />
      ) : null}
      {mayDecide ? (
        <DecisionForms
          id={id}
          language={language}
          seen={seen}
          needsReason={needsReason}
          canApprove={state === 'waiting' && parts.every(({ isThere }) => isThere)}
          name={approval.names[language]}
          ticks={needsReason ? 'no' : isWhole || parts.length <= shownParts ? 'yes' : 'later'}
        />
      ) : null}
      {state === 'waiting' && isMine ? <TakeBack id={id} language={language} /> : null}
    </article>
  )
}
