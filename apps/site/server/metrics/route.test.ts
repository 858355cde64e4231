import { expect, test } from 'vitest'
import { routesOf } from './route.ts'

const routeOf = routesOf(['/', '/roads'])

test.each([
  ['/', '/'],
  ['/mr', '/'],
  ['/roads?page=2', '/roads'],
  ['/mr/roads', '/roads'],
  ['/api/roads?lang=en', '/api/roads'],
  ['/api/uploads/minutes.pdf', '/api/uploads/:file'],
  ['/api/my-name-is-kavita', '/api/*'],
  ['/my-name-is-kavita?phone=1', '/*'],
  ['/images/w_480,f_webp/uploads/lake.jpg', '/images/*'],
  ['/mr/feedback/abcdefghijklmnopqrstuvwx23', '/feedback/:secret'],
  ['/search?q=my+neighbour', '/search'],
  ['/search.json?q=my+neighbour', '/search.json'],
])('%s is logged as %s, without what somebody typed', (address, route) => {
  expect(routeOf(address)).toBe(route)
})
