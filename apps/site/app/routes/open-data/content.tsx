import { Accordion } from '../../components/accordion/accordion.tsx'
import { Failed } from '../../components/list-state/list-state.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { meetingsCalendarAddress } from '../../council-work/meeting-time.ts'
import { eventsCalendarAddress } from '../../events/event-path.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import {
  descriptionsPath,
  feedAddress,
  feedsIn,
  holidaysAddress,
  type PublicList,
  plannedAddress,
} from '../../open-data/public-list.ts'
import { CommonFields, ListFacts } from './list-facts.tsx'
import { OldVersions } from './old-versions.tsx'

type Data = { lists: readonly PublicList[] | undefined }

const licence = 'https://www.data.gov.in/Godl'

/** Licence, feeds, what is there for programs, and every list with its files and fields. The server alone writes it. */
export function OpenLists({ lists }: Data) {
  const { t } = useTranslation('open-data')
  return (
    <>
      <section className="stack">
        <h2>{t('licence')}</h2>
        <p>
          {t('licenceWords')}{' '}
          <SiteLink to={destinationOf(licence)} withArrow={false}>
            {t('licenceName')}
          </SiteLink>
        </p>
        <p>{t('licenceNote')}</p>
      </section>
      <Feeds lists={lists} />
      <section className="stack">
        <h2>{t('programs')}</h2>
        <p>{t('programsNote')}</p>
        <ul>
          <li>
            <a href="/api/openapi.json">{t('openApi')}</a>
          </li>
          <li>
            <a href="/api/docs">{t('calls')}</a>
          </li>
          <li>
            <a href={descriptionsPath}>{t('descriptions')}</a>
          </li>
        </ul>
      </section>
      {lists ? <OldVersions lists={lists} /> : null}
      <section className="stack">
        <h2>{t('lists')}</h2>
        {lists ? (
          <>
            <CommonFields lists={lists} />
            <Accordion
              parts={lists.map((list) => ({
                id: list.name,
                title: t(list.name),
                content: <ListFacts list={list} />,
              }))}
            />
          </>
        ) : (
          <Failed text={t('failed')} />
        )}
      </section>
    </>
  )
}

/** Of the lists that the council's server has; of all while that is not known. */
function Feeds({ lists }: Data) {
  const { t } = useTranslation('open-data')
  const language = useLanguage()
  const isThere = (name: string): boolean => !lists || lists.some((list) => list.name === name)
  const { names: feeds, ofDepartments } = feedsIn(lists)
  if (feeds.length === 0 && !isThere('holidays')) return null
  return (
    <section className="stack">
      <h2>{t('feeds')}</h2>
      <ul>
        {feeds.map((name) => (
          <li key={name}>
            <a href={feedAddress(name, language)}>{t('feedOf', { list: t(name) })}</a>
          </li>
        ))}
        {isThere('holidays') ? (
          <li>
            <a href={holidaysAddress(language)}>{t('calendarOf', { list: t('holidays') })}</a>
          </li>
        ) : null}
        {isThere('alerts') ? (
          <li>
            <a href={plannedAddress(language)}>{t('calendarOf', { list: t('planned') })}</a>
          </li>
        ) : null}
        {isThere('councilMeetings') ? (
          <li>
            <a href={meetingsCalendarAddress(language)}>{t('calendarOf', { list: t('meetingsToCome') })}</a>
          </li>
        ) : null}
        {isThere('events') ? (
          <li>
            <a href={eventsCalendarAddress(language)}>{t('calendarOf', { list: t('events') })}</a>
          </li>
        ) : null}
      </ul>
      {isThere('disclosureDepartments') && ofDepartments ? <p>{t('departmentFeeds')}</p> : null}
    </section>
  )
}
