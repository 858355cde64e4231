import { toDomain } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import { type Proposal, presentProposals } from './present-proposals.ts'

const rows = toDomain('budgetProposals', exampleRows('budgetProposals', 'en', 'normal') as never)
const [first] = rows
const made = (fields: Partial<Proposal>): Proposal => ({ ...(first as Proposal), mergedId: 0, ...fields })
const titles = (found: ReturnType<typeof presentProposals>) =>
  found.wards.map(({ key, proposals }) => [key, ...proposals.map(({ proposal }) => proposal.title)])

test('proposals of a notice stand ward by ward in the order of the numbers, merged ones below the one they are part of', () => {
  const found = presentProposals(rows, 6)
  expect(titles(found)).toEqual([
    ['7', 'A bench at the bus stop'],
    ['12', 'Street lights on the lane to the school'],
  ])
  expect(found.wards[1]?.proposals[0]?.same.map(({ title }) => title)).toEqual(['Lights near the school'])
  expect(found).toMatchObject({ count: 3, taken: 0, cost: 0 })
})

test('what was taken in stands first, and its cost is added up for the ward and the notice', () => {
  const found = presentProposals(rows, 7)
  expect(titles(found)[0]).toEqual(['7', 'Paving blocks on the garden path', 'A swimming pool'])
  expect(found.wards[0]).toMatchObject({ count: 2, taken: 1, cost: 575000 })
  expect(found).toMatchObject({ count: 3, taken: 1, cost: 575000 })
})

test('a proposal merged into one that is not published, or in a circle, stands for itself', () => {
  const found = presentProposals(
    [
      made({ id: 1, title: 'Of none', mergedId: 99 }),
      made({ id: 2, title: 'One', mergedId: 3 }),
      made({ id: 3, title: 'Other', mergedId: 2 }),
      made({ id: 4, title: 'Itself', mergedId: 4 }),
    ],
    6,
  )
  expect(titles(found)[0]?.slice(1).toSorted()).toEqual(['Itself', 'Of none', 'One', 'Other'])
})

test('a ward written in other ways is one ward', () => {
  const found = presentProposals(
    [made({ id: 1, ward: '१२' }), made({ id: 2, ward: 'Ward No. 12' }), made({ id: 3, ward: '' })],
    6,
  )
  expect(found.wards.map(({ key, count }) => [key, count])).toEqual([
    ['', 1],
    ['12', 2],
  ])
})
