import type { Row } from '@nagardwar/contract/browser'
import { BodyText } from '../bodies/body-text.tsx'
import type { ProposalsOfNotice } from '../budget-proposals/present-proposals.ts'
import type { Proposing } from '../budget-proposals/proposing/proposal-panel.tsx'
import { Facts } from '../components/facts/facts.tsx'
import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { Lines } from '../i18n/lines.tsx'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from '../tenders/time-in.ts'
import { type Answering, AnswerPanel } from './answering/answer-panel.tsx'
import { NoticeAnswer } from './notice-answer.tsx'
import { NoticeBadge } from './notice-badge.tsx'
import { DayThatCounts } from './notice-line.tsx'
import { Corrigenda, NoticeDocuments, Outcome } from './notice-papers.tsx'
import type { Notice } from './notice-path.ts'
import { NoticeProposals, ProposeHere } from './notice-proposals.tsx'
import { NoticeWards } from './notice-wards.tsx'
import { Part } from './part.tsx'

type Props = {
  notice: Notice
  now: number
  department: Row<'disclosureDepartments'> | undefined
  /** What residents proposed; undefined while nobody knows. */
  proposals: ProposalsOfNotice | undefined
  /** The notice for search engines, as JSON. */
  data: string
  proposing: Proposing
  answering: Answering
}

/** A notice in the order in which a resident needs it. Only the server writes it. */
export const NoticeBody = ({ notice, now, department, proposals, data, proposing, answering }: Props) => (
  <>
    <p>
      <Kind notice={notice} now={now} />
    </p>
    <NoticeProposals notice={notice} now={now} proposals={proposals} place="first" />
    <About notice={notice} department={department} />
    <NoticeAnswer notice={notice} now={now} />
    <AnswerPanel notice={notice} now={now} answering={answering} />
    <ProposeHere notice={notice} now={now} proposing={proposing} />
    <NoticeProposals notice={notice} now={now} proposals={proposals} place="afterAnswer" />
    <NoticeDocuments notice={notice} />
    <Hearing notice={notice} />
    <Corrigenda notice={notice} />
    <Outcome notice={notice} now={now} />
    {/* A block of data, which no browser runs. */}
    <script type="application/ld+json">{data}</script>
  </>
)

/** What is asked, and until when, before everything else. */
function Kind({ notice, now }: Pick<Props, 'notice' | 'now'>) {
  const { t } = useTranslation('notices')
  return (
    <>
      {t(notice.kind)} <NoticeBadge notice={notice} now={now} /> <DayThatCounts notice={notice} now={now} />
    </>
  )
}

function About({ notice, department }: Pick<Props, 'notice' | 'department'>) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const { text, body, place, wards, law, otherLaw, published } = notice
  return (
    <Part title={t('about')}>
      {body?.length ? (
        <BodyText body={body} id={`notice-${notice.id}`} top={3} />
      ) : (
        <Paragraphs>{text}</Paragraphs>
      )}
      <Facts
        facts={[
          { label: t('place'), value: place && <Text>{place}</Text> },
          { label: t('wards'), value: wards && <NoticeWards wards={wards} /> },
          {
            label: t('department'),
            value: department && (
              <Link to={department.link}>
                <Text>{department.name}</Text>
              </Link>
            ),
          },
          {
            label: t('law'),
            value: (law || otherLaw) && (
              <>
                {law ? <p>{t(law)}</p> : null}
                {otherLaw ? <Lines>{otherLaw}</Lines> : null}
              </>
            ),
          },
          { label: t('published'), value: format.date(published) },
        ]}
      />
    </Part>
  )
}

function Hearing({ notice: { hearing, hearingPlace } }: Pick<Props, 'notice'>) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const time = timeIn(format, hearing)
  if (!time && !hearingPlace) return null
  return (
    <Part title={t('hearing')}>
      <Facts
        facts={[
          { label: t('hearingDay'), value: time },
          { label: t('place'), value: hearingPlace && <Text>{hearingPlace}</Text> },
        ]}
      />
    </Part>
  )
}
