import type { Language, Row } from '@nagardwar/contract/browser'
import { type Fetch, getList, type Listed, type ListOutcome } from './list.ts'
import { orNone } from './own-lists.ts'

/** The alternative texts of the pictures of a page, as part of its data. They are no list of its content. */
export type PictureTexts = { pictureTexts: { texts: Listed<'texts'> } }

const ofPicture = 'image:'

export const isOfPicture = ({ key }: Row<'texts'>): boolean => key.startsWith(ofPicture)

/**
 * A council describes all its pictures in one list, longer than most pages. A document carries those of its own: of the
 * pictures that are named in `shown`, and of those in the settings.
 */
export async function textsOfPictures(
  fetch: Fetch,
  language: Language,
  shown: unknown,
): Promise<ListOutcome<'texts'>> {
  const [texts, settings] = await Promise.all([
    getList(orNone(fetch), 'texts', language),
    getList(orNone(fetch), 'settings', language),
  ])
  if (!texts.ok) return texts
  const named = new Set<string>()
  addStrings(shown, named)
  addStrings(settings, named)
  return { ...texts, value: texts.value.filter(({ key }) => isOfNamed(key, named)) }
}

const isOfNamed = (key: string, named: ReadonlySet<string>): boolean =>
  key.startsWith(ofPicture) && named.has(key.slice(ofPicture.length))

/** Every text in a value, however deep. */
function addStrings(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const inside of Object.values(value)) addStrings(inside, found)
}
