import { longestQuestion } from '../api/search.ts'
import { Button } from '../components/button/button.tsx'
import { Choice } from '../components/form/choice.tsx'
import style from '../components/form/form.module.css'
import { formRowClass } from '../components/form/panel.tsx'
import { decided, type FoundResolutions, mostResolutions } from './found-resolutions.ts'
import { yearsOf } from './meeting-time.ts'
import { meetingName, withId } from './names.ts'
import type { PageContext } from './page-context.ts'
import { FiledDocuments, Part, ResolutionLine } from './parts.tsx'
import { meetingKinds, type WorkFilter, workQuery } from './work-filter.ts'
import { meetingsPath, resolutionsPath } from './work-path.ts'

type Props = { around: PageContext; filter: WorkFilter; found: FoundResolutions }

/** What was decided about …: a plain form whose question stands in the address, and what it finds. */
export function ResolutionsBody({ around, filter, found }: Props) {
  const { say, format, href } = around
  const { rows, total, isLoose, year } = found
  const isAsked = workQuery(filter).length > 0
  const shown = year ?? filter.year
  const title = filter.q
    ? say('found', { count: total, number: format.number(total) })
    : [say('resolutions'), shown && format.year(shown)].filter(Boolean).join(' ')
  return (
    <>
      <Ask around={around} filter={filter} isAsked={isAsked} />
      {rows.length === 0 ? <p>{say('noResolution')}</p> : null}
      {rows.length > 0 ? (
        <Part title={title}>
          {isLoose ? <p>{say('someWords')}</p> : null}
          {total > rows.length ? (
            <p>{say('newestOnly', { number: format.number(mostResolutions) })}</p>
          ) : null}
          <ul data-cards="">
            {rows.map((resolution) => {
              const meeting = withId(around.meetings, resolution.meetingId)
              return (
                <ResolutionLine
                  key={resolution.id}
                  resolution={resolution}
                  around={around}
                  note={meeting ? meetingName(meeting, around) : ''}
                />
              )
            })}
          </ul>
        </Part>
      ) : null}
      <p>
        <a href={href(meetingsPath)}>{say('meetings')}</a> {say('meetingsWhat')}
      </p>
      <FiledDocuments around={around} />
    </>
  )
}

function Ask({ around, filter, isAsked }: { around: PageContext; filter: WorkFilter; isAsked: boolean }) {
  const { say, href, format } = around
  const meetings = decided(around)
  const any = { value: '', label: say('any') }
  const kinds = meetingKinds.filter((kind) => meetings.some((meeting) => meeting.kind === kind))
  return (
    <search aria-labelledby="ask">
      <form method="get" action={href(resolutionsPath)}>
        <h2 id="ask">{say('search')}</h2>
        <div className={style.field}>
          <label htmlFor="words">{say('words')}</label>
          <input
            id="words"
            className={style.input}
            name="q"
            type="search"
            defaultValue={filter.q}
            maxLength={longestQuestion}
            enterKeyHint="search"
          />
        </div>
        <div className={formRowClass}>
          <Choice
            name="kind"
            label={say('kind')}
            value={filter.kind}
            options={[any, ...kinds.map((kind) => ({ value: kind, label: say(kind) }))]}
          />
          <Choice
            name="year"
            label={say('year')}
            value={filter.year}
            options={[any, ...yearsOf(meetings).map((year) => ({ value: year, label: format.year(year) }))]}
          />
        </div>
        <p data-row="">
          <Button type="submit">{say('show')}</Button>
          {isAsked ? <a href={href(resolutionsPath)}>{say('showAll')}</a> : null}
        </p>
      </form>
    </search>
  )
}
