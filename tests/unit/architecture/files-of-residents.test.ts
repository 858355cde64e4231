import { expect, test } from 'vitest'
import { wayTo } from './import-ways.ts'

test('what takes files of residents opens none of them with a library of pictures (docs/decisions/0262)', () => {
  expect(wayTo('sharp', 'apps/cms/src/features/feedback/files/take.ts')).toBeUndefined()
  expect(wayTo('sharp', 'apps/cms/src/platform/files/inspect.ts')).toBeDefined()
  expect(wayTo('sharp', 'apps/cms/scripts/draw-picture.ts')).toBeDefined()
})
