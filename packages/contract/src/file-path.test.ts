import { expect, test } from 'vitest'
import { fileUrl, normaliseFilePath } from './file-path.ts'

const paths = [
  ['/uploads/lake.jpg', '/uploads/lake.jpg'],
  ['uploads/lake.jpg', '/uploads/lake.jpg'],
  ['uploads\\photos\\lake.jpg', '/uploads/photos/lake.jpg'],
  ['\\uploads\\lake.jpg', '/uploads/lake.jpg'],
  ['/uploads/lake view (1) [new].jpg', '/uploads/lake%20view%20%281%29%20%5Bnew%5D.jpg'],
  ['/uploads/तलाव.jpg', '/uploads/%E0%A4%A4%E0%A4%B2%E0%A4%BE%E0%A4%B5.jpg'],
  ['/uploads/lake%20view.jpg', '/uploads/lake%20view.jpg'],
  ['/uploads/100% done.pdf', '/uploads/100%25%20done.pdf'],
  ['/uploads/a.pdf?v=2 (new)', '/uploads/a.pdf?v=2%20%28new%29'],
  ['/uploads/a#2.pdf', '/uploads/a%232.pdf'],
  ['/uploads//../uploads/./a.jpg', '/uploads/a.jpg'],
  ['/uploads/../../../etc/passwd', '/etc/passwd'],
  ['/uploads/%2e%2e/a.jpg', '/a.jpg'],
  ['https://files.sahyanagar.example/a.jpg', 'https://files.sahyanagar.example/a.jpg'],
  [
    'http://files.sahyanagar.example/a b(1).jpg?x=%20',
    'http://files.sahyanagar.example/a%20b%281%29.jpg?x=%20',
  ],
  [
    'HTTPS://files.sahyanagar.example/तलाव.jpg',
    'HTTPS://files.sahyanagar.example/%E0%A4%A4%E0%A4%B2%E0%A4%BE%E0%A4%B5.jpg',
  ],
  ['C:\\site\\uploads\\a.jpg', '/site/uploads/a.jpg'],
  ['//evil.example/a.jpg', '/evil.example/a.jpg'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['http://', ''],
  ['', ''],
  ['   ', ''],
  ['/', ''],
  [`/${'a'.repeat(3000)}.pdf`, ''],
] as const

test.each(paths)('rule 5: the path %j becomes %j', (path, expected) => {
  expect(normaliseFilePath(path)).toBe(expected)
})

test.each(paths)('rule 5: %j, once normal, stays as it is', (path) => {
  const normal = normaliseFilePath(path)
  expect(normaliseFilePath(normal)).toBe(normal)
})

test('broken characters in a path do not throw', () => {
  expect(normaliseFilePath('/uploads/\ud800.jpg')).toBe('/uploads/%EF%BF%BD.jpg')
  expect(normaliseFilePath('/uploads/%E0%A4.jpg')).toBe('/uploads/%25E0%25A4.jpg')
})

test.each([
  ['uploads\\a b.pdf', 'https://council.example/api/', 'https://council.example/api/uploads/a%20b.pdf'],
  ['/uploads/a.pdf', '/api', '/api/uploads/a.pdf'],
  ['https://files.example/a.pdf', '/api', 'https://files.example/a.pdf'],
  ['', '/api', ''],
])('the file %j below %j is at %j', (path, base, expected) => {
  expect(fileUrl(path, base)).toBe(expected)
})
