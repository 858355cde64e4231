import type { SanitizedCollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { listsOfNoPage } from './lists-of-no-page.ts'

const list = (slug: string, hidden: boolean, relationTo?: string | string[]) =>
  ({
    slug,
    admin: { hidden },
    flattenedFields: [{ name: 'title' }, ...(relationTo ? [{ name: 'of', relationTo }] : [])],
  }) as unknown as SanitizedCollectionConfig

test('a page carries what somebody sees, what a field of that names, and what Payload asks for', () => {
  const lists = [
    list('roads', false, 'files'),
    list('wards', false, ['pictures', 'roads']),
    list('files', true),
    list('pictures', true),
    list('queue', true, 'letters'),
    list('letters', true),
    list('payload-preferences', true),
    list('payload-jobs', true),
  ]
  expect([...listsOfNoPage(lists)]).toEqual(['queue', 'letters', 'payload-jobs'])
})
