import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { Slides } from '../banner/slides.tsx'
import { LogoCarousel } from '../logo-carousel/logo-carousel.tsx'
import { render } from '../look-book/render.tsx'
import { NoticeList, Notices } from '../notice-list/notice-list.tsx'
import { destinationOf } from '../site-link/destination.ts'
import { Ticker } from '../ticker/ticker.tsx'

const slides = ['lake', 'hall', 'bridge'].map((name) => ({
  id: name,
  path: `/uploads/${name}.jpg`,
  alt: name,
}))

const open = (part: ReactNode, address?: string) => readerOf(render(part, address))

test('one picture needs no bar to govern it', () => {
  const { queryByRole } = open(<Slides slides={slides.slice(0, 1)} label="Pictures" />)
  expect(queryByRole('button')).toBeNull()
})

test('of three pictures the first is there, the others are silent and wait', () => {
  const { pictures, elements } = open(<Slides slides={slides} label="Pictures" />)
  expect(pictures).toEqual(['lake'])
  expect(elements('li[aria-hidden=true]').map(({ innerHTML }) => innerHTML)).toEqual(['', ''])
})

test('a picture of the banner that is missing leaves its ground, with its words and without a sign', () => {
  const missing = (alt: string) => open(<Slides slides={[{ id: 1, path: '', alt }]} label="Pictures" />)
  expect(missing('A lake').getByRole('img', { name: 'A lake' }).innerHTML).toBe('')
  expect(missing('').elements('svg')).toEqual([])
})

test('places of the banner are counted in Devanagari in Marathi', () => {
  const { getByRole } = open(<Slides slides={slides} label="चित्रे" />, '/mr')
  expect(getByRole('button', { name: /^एकूण ३\sपैकी चित्र क्र\.\s२$/ })).toBeTruthy()
})

test('the second run of the news is for the eye only', () => {
  const { getAllByRole, getAllByText } = open(
    <Ticker title="News" to="/news" items={[{ id: 1, text: 'Lottery', isNew: true }]} />,
  )
  expect(getAllByRole('link', { name: 'New Lottery' })).toHaveLength(1)
  const [first, second] = getAllByText('Lottery').map((item) => item.closest('[inert]'))
  expect([first, second?.getAttribute('aria-hidden')]).toEqual([null, 'true'])
})

test('without news there is nothing to pause, only what is said in their place', () => {
  const { text, queryByRole } = open(
    <Ticker title="News" to="/news" items={[]}>
      No news available
    </Ticker>,
  )
  expect(text).toContain('No news available')
  expect(queryByRole('button')).toBeNull()
})

test('a notice without its document says so, and leads nowhere', () => {
  const { text, links } = open(
    <NoticeList title="Projects" icon="hammer">
      <Notices notices={[{ id: 1, title: 'Road', to: destinationOf('') }]} />
    </NoticeList>,
  )
  expect(text).toContain('No data available')
  expect(links).toEqual([])
})

test('one website alone does not go round', () => {
  const one = [{ id: 1, name: 'MyGov', href: 'https://mygov.in' }]
  expect(open(<LogoCarousel title="Websites" websites={one} />).queryByRole('button')).toBeNull()
})
