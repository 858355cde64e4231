import { expect, test } from 'vitest'
import { councilOf, themeOf } from './council.ts'

test('a council without settings is still called something', () => {
  expect(councilOf({ settings: {}, otherName: undefined }, 'Municipal Council').name).toBe(
    'Municipal Council',
  )
  const settings = { name: 'Sahyanagar', email: 'support@sahyanagar.example' }
  const council = councilOf({ settings, otherName: 'सह्यनगर' }, 'Municipal Council')
  expect(council).toMatchObject({
    name: 'Sahyanagar',
    otherName: 'सह्यनगर',
    email: 'support@sahyanagar.example',
  })
})

test('a council that has its name in one language alone is called by it once', () => {
  const council = councilOf({ settings: { name: 'आडगाव' }, otherName: 'आडगाव' }, 'Municipal Council')
  expect(council).toMatchObject({ name: 'आडगाव', otherName: undefined })
})

test('the council’s colours come as text and are numbers; an empty one is left to the default', () => {
  const theme = { brandHue: '205', brandChroma: '', accentHue: '72', accentChroma: '0.15', radius: '8' }
  expect(themeOf({ theme })).toEqual({ brandHue: 205, accentHue: 72, accentChroma: 0.15, radius: 8 })
  expect(themeOf({})).toEqual({})
})
