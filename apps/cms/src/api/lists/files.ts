import type { Field, Fields, Language } from '@nagardwar/contract'
import { otherLanguage } from './bilingual.ts'

type Upload = number | string | { id: number | string } | null | undefined

/** Numbers of uploads: one for both languages, or one for each. */
type FileValue = Upload | { en?: Upload; mr?: Upload }

/** The address of an upload by its number, or empty. */
export type AddressOf = (upload: string) => string

const numberOf = (upload: Upload): string =>
  String((typeof upload === 'object' && upload !== null ? upload.id : upload) ?? '')

const isBilingual = (file: FileValue): file is { en?: Upload; mr?: Upload } =>
  typeof file === 'object' && file !== null && !('id' in file)

/** The address of a file in a language; a missing one falls back to the other language. */
export function addressIn(language: Language, file: FileValue, addressOf: AddressOf): string {
  if (!isBilingual(file)) return addressOf(numberOf(file))
  return addressOf(numberOf(file[language])) || addressOf(numberOf(file[otherLanguage[language]]))
}

type Picture = { image?: Upload }

/** The files of a field that holds several pictures. */
export const picturesOf = (value: unknown): Upload[] => ((value ?? []) as Picture[]).map(({ image }) => image)

/** The numbers of the uploads that a field of a record names, in either language. */
export function uploadsOf({ kind, inside }: Field, value: unknown): string[] {
  if (kind === 'rows')
    return ((value ?? []) as Record<string, unknown>[]).flatMap((item) => uploadsIn(inside ?? {}, item))
  if (kind === 'pictures') return picturesOf(value).map(numberOf).filter(Boolean)
  if (kind !== 'picture' && kind !== 'document') return []
  const file = value as FileValue
  return (isBilingual(file) ? [file.en, file.mr] : [file]).map(numberOf).filter(Boolean)
}

/** The numbers of all uploads that a record names. */
export const uploadsIn = (fields: Fields, record: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => uploadsOf(field, record[name]))
