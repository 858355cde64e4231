import type { Media } from '../../payload-types.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Item } from './content.ts'

/** One thing to fix: of which list, what, where in the desk below its address, why, and the department whose it is. */
export type Finding = { list: Words; name: Words; path: string; why: Words; owner?: number | undefined }

/** What is wrong with a record. */
export const findingOf = ({ list, name, path, values }: Item, why: Words): Finding => ({
  list,
  name,
  path,
  why,
  owner: values.record?.owner ?? undefined,
})

const picture: Words = { en: 'Picture', mr: 'चित्र' }
const file: Words = { en: 'File', mr: 'फाइल' }

export const isPicture = ({ mimeType }: Media): boolean => mimeType?.startsWith('image/') ?? false

/** What is wrong with a file. */
export const findingOfFile = (media: Media, why: Words): Finding => {
  const name = media.filename ?? String(media.id)
  return {
    list: isPicture(media) ? picture : file,
    name: { en: media.alt?.en || media.alt?.mr || name, mr: media.alt?.mr || media.alt?.en || name },
    path: `/collections/media/${media.id}`,
    why,
  }
}
