import type { Payload } from 'payload'
import { findingsNow } from './findings-now.ts'

/** So many pictures stand in one form. */
const inForm = 24

export type UndescribedPicture = {
  id: number
  filename: string
  thumbnail: string
  alt: { en: string; mr: string }
}

const idIn = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1))

/** The first pictures that lack words in a language. */
export async function undescribedPictures(payload: Payload): Promise<UndescribedPicture[]> {
  const found = (await findingsNow(payload)).of.alt.slice(0, inForm).map(({ path }) => idIn(path))
  if (found.length === 0) return []
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: found } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, filename, sizes, alt }) => ({
    id,
    filename: filename ?? '',
    thumbnail: sizes?.thumbnail?.filename ?? filename ?? '',
    alt: { en: alt?.en ?? '', mr: alt?.mr ?? '' },
  }))
}
