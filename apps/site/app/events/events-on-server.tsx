import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { ListOutcome } from '../api/list.ts'
import { serverLanguage } from '../api/page.ts'
import { serverTexts } from '../api/server-texts.ts'
import { apiContext } from '../api/source.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { withWritten } from '../written/written.tsx'
import { EventsHere } from './events-here.tsx'

/**
 * The list of events in a document: what stands there is written, and no row is sent besides. `after` is written below
 * them, also where they cannot be had.
 */
export async function eventsOnServer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  events: ListOutcome<'events'>,
  ward?: string,
  after?: ReactNode,
): Promise<ListOutcome<'events'>> {
  if (!events.ok) return withWritten(events, after)
  const texts = await serverTexts(context.get(apiContext), serverLanguage(request, context), ['event-lines'])
  return withWritten(
    { ...events, value: [] },
    <div className="stack stack--wide">
      <TextsContext value={texts}>
        <EventsHere events={events.value} ward={ward} />
      </TextsContext>
      {after}
    </div>,
  )
}
