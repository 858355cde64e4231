import { expect, test } from 'vitest'
import { calendar } from './calendar.ts'

test.each(['\n', '\r\n', '\r'])('a text with the line break %j begins no line of its own', (end) => {
  const name = `Hall${end}END:VEVENT`
  const event = { id: '1@council.example', day: '2027-01-26', changed: '2026-11-23', name }
  const text = calendar({ title: 'Meetings', language: 'en', events: [event] })
  expect(text).toContain('SUMMARY;LANGUAGE=en:Hall\\nEND:VEVENT\r\n')
  expect(text.split(/\r\n|\r|\n/).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})
