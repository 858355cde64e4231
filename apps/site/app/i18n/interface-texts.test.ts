import { expect, test } from 'vitest'
import { textsOnServer } from './interface-texts.ts'

test('texts of staff that name each other stay as they were written', () => {
  const wording = new Map([
    ['common:home', '$t(common:search) $t(common:search)'],
    ['common:search', '$t(common:menu) $t(common:menu)'],
    ['common:menu', '$t(common:home) $t(common:home)'],
  ])
  const texts = textsOnServer('en', ['common'], wording)
  expect(texts.t('common:home')).toBe('$t(common:search) $t(common:search)')
})
