import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildSprite } from './build-sprite.ts'

test('the sprite holds exactly the icons that are listed', () => {
  expect(readFileSync(new URL('sprite.svg', import.meta.url), 'utf8')).toBe(buildSprite())
})
