import { lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { meetingKinds } from '../council-work/work-filter.ts'
import { eventKinds } from '../events/event-path.ts'
import { kinds as archiveKinds } from '../routes/archive/present.ts'
import { services } from '../service-states/present-service-states.ts'
import { toneOf } from '../service-states/tone-of.ts'
import { situations } from '../services/present-services.ts'
import { tenderKinds } from '../tenders/tender-filter.ts'

const { tenders, councilMeetings, events, serviceStates, serviceFacts } = lists
const noticeKinds = tenders.fields.kind.choice.values

// A browser gets the contract's values only when it reads a list itself: these few are the pages' own copies.
test.each([
  ['the filter of tenders', tenderKinds, noticeKinds],
  ['the archive', archiveKinds, [...noticeKinds, 'press-release']],
  ['the filter of meetings', meetingKinds, councilMeetings.fields.kind.choice.values],
  ['the filter of events', eventKinds, events.fields.kind.choice.values],
  ['the page of today', services, serviceStates.fields.service.choice.values],
  ['the colours of states', Object.keys(toneOf), serviceStates.fields.state.choice.values],
  ['the page of services', situations, [...serviceFacts.fields.situation.choice.values, '']],
])('%s has every value of its choice, in the order of the contract', (_page, own, values) => {
  expect(own).toEqual(values)
})
