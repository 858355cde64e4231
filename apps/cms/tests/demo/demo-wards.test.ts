import { expect, test } from 'vitest'
import budgetProposals from '../../../../content/demo/budget-proposals.json' with { type: 'json' }
import notices from '../../../../content/demo/public-notices.json' with { type: 'json' }
import wards from '../../../../content/demo/wards.json' with { type: 'json' }

type Placed = { title: { en: string }; place?: { en: string }; wards?: string; ward?: string }

/** The wards with such a name, or with such an area. A street that runs through two wards is an area of both. */
const wardsNamedIn = (words: string): string[] =>
  wards
    .filter(({ name, areas }) => [name.en, ...areas.en.split('\n')].some((each) => words.includes(each)))
    .map(({ number }) => number)

/** Station Road is the name of two wards: east and west. */
const wardsOf = (words: string): string[] => [
  ...wardsNamedIn(words),
  ...(words.includes('Station Road') ? ['6', '30'] : []),
]

const placed: Placed[] = [...notices, ...budgetProposals]

test.each(
  placed
    .map(({ title, place, wards: several, ward }) => {
      const own = (several ?? ward ?? '').split(' ').filter(Boolean)
      return { title: title.en, own, named: wardsOf(place?.en ?? '') }
    })
    .filter(({ own, named }) => own.length > 0 && named.length > 0),
)('$title has the ward of its place', ({ own, named }) => {
  expect(own.filter((ward) => named.includes(ward))).not.toEqual([])
})
