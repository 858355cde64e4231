import { expect, test } from 'vitest'
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

test('one picture needs no bar to govern it', () => {
  expect(render(<Slides slides={slides.slice(0, 1)} label="Pictures" />)).not.toContain('<button')
})

test('of three pictures the first is there, the others are silent and wait', () => {
  const html = render(<Slides slides={slides} label="Pictures" />)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html.match(/<li aria-hidden="true"><\/li>/g)).toHaveLength(2)
})

test('places of the banner are counted in Devanagari in Marathi', () => {
  expect(render(<Slides slides={slides} label="चित्रे" />, '/mr')).toContain('एकूण ३\u00a0पैकी चित्र क्र. २')
})

test('the second run of the news is for the eye only', () => {
  const html = render(<Ticker title="News" to="/news" items={[{ id: 1, text: 'Lottery', isNew: true }]} />)
  expect(html.match(/Lottery/g)).toHaveLength(2)
  expect(html).toMatch(/aria-hidden="true" inert=""><ul/)
})

test('without news there is nothing to pause, only what is said in their place', () => {
  const html = render(
    <Ticker title="News" to="/news" items={[]}>
      No news available
    </Ticker>,
  )
  expect(html).toContain('No news available')
  expect(html).not.toContain('<button')
})

test('a notice without its document says so, and leads nowhere', () => {
  const html = render(
    <NoticeList title="Projects" icon="hammer">
      <Notices notices={[{ id: 1, title: 'Road', to: destinationOf('') }]} />
    </NoticeList>,
  )
  expect(html).toContain('No data available')
  expect(html).not.toContain('<a ')
})

test('one website alone does not go round', () => {
  const one = [{ id: 1, name: 'MyGov', href: 'https://mygov.in' }]
  expect(render(<LogoCarousel title="Websites" websites={one} />)).not.toContain('<button')
})
