import { expect, test } from 'vitest'
import { recordFile, recordFolders } from './record-files.ts'

test.each([
  'tenders/7.mr.ics',
  'notices/7.en.ics',
  'meetings/7.mr.ics',
  'events/7.en.ics',
  'departments/4.mr.atom',
])('/feeds/%s is the file of a record', (file) => expect(recordFile(`/feeds/${file}`)).toBeTypeOf('function'))

test.each([
  'events/7.fr.ics',
  'events/0.en.ics',
  'events/camp.en.ics',
  'events/7.en.atom',
  'departments/4.mr.ics',
  'roads/7.en.ics',
  'constructor/7.en.ics',
])('/feeds/%s is none', (file) => expect(recordFile(`/feeds/${file}`)).toBeUndefined())

test('each folder of the site has its files', () => {
  expect(recordFolders).toEqual(['tenders', 'notices', 'meetings', 'events', 'departments'])
})
