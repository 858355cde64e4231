import { expect, test } from 'vitest'
import { render } from '../look-book/render.tsx'
import { Accordion } from './accordion.tsx'

const years = [
  { id: 2024, title: '2023 - 2024', count: 1, content: 'April' },
  { id: 2023, title: '2022 - 2023', count: 12, content: 'May' },
]

test('the years share a group, so that one is open at a time', () => {
  const names = render(<Accordion parts={years} />).match(/<details name="[^"]+"/g)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
})

test('all are closed on arrival, unless one is asked for', () => {
  expect(render(<Accordion parts={years} />)).not.toContain('open=""')
  expect(render(<Accordion parts={years} opened={2023} />).match(/open=""/g)).toHaveLength(1)
})

test('each says its number and its documents, in the page’s digits', () => {
  expect(render(<Accordion parts={years} />)).toContain('12 documents')
  expect(render(<Accordion parts={years} />)).toContain('1 document<')
  expect(render(<Accordion parts={years} />, '/mr/account')).toContain('१२ दस्तऐवज')
})
