import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentGrants } from './present.ts'

test.each([
  ['firstChild', '₹5,000', '₹५,०००'],
  ['secondGirl', '₹6,000', '₹६,०००'],
  ['incomeBelowLakh', '₹8', '₹८'],
  ['urban', '₹600', '₹६००'],
  ['section', '₹1,500', '₹१,५००'],
  ['leastAge', '19', '१९'],
  ['launched', '12\u00a0April\u00a02005', '१२\u00a0एप्रिल\u00a0२००५'],
] as const)('%s is written %s, in Marathi %s', (figure, english, marathi) => {
  expect(presentGrants(formatIn('en'))[figure]).toBe(english)
  expect(presentGrants(formatIn('mr'))[figure]).toBe(marathi)
})
