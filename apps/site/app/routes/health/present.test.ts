import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentHealthPhotos, presentInspectors } from './present.ts'

describe('the wards of an inspector', () => {
  const wardsOf = (wards: string, language: 'en' | 'mr' = 'en') =>
    presentInspectors(
      [{ id: 1, language, zone: '1', names: 'A. Talekar', mobile: '', wards }],
      formatIn(language),
    )[0]?.wards

  test('stand each by itself', () => {
    expect(wardsOf('1, 2,3')).toEqual(['1', '2', '3'])
  })

  test('are in Devanagari digits in Marathi', () => {
    expect(wardsOf('1 2 47', 'mr')).toEqual(['१', '२', '४७'])
  })
})

test('a photograph without words of its own is described by its caption', () => {
  const photo = { id: 1, language: 'en' as const, image: '/uploads/fogging.jpg', caption: 'Fogging' }
  expect(presentHealthPhotos([photo], () => '')).toMatchObject([{ alt: 'Fogging', caption: 'Fogging' }])
  expect(presentHealthPhotos([photo], () => 'A man')).toMatchObject([{ alt: 'A man', caption: 'Fogging' }])
  expect(presentHealthPhotos([{ ...photo, caption: '' }], () => '')).toMatchObject([
    { alt: '', caption: undefined },
  ])
})
