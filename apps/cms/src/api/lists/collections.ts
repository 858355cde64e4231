import { type ListName, listNames } from '@nagardwar/contract'
import type { CollectionSlug } from 'payload'

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : S

/** Lists whose rows are the records of one collection: all but the settings and the texts. */
export type RecordList = Exclude<ListName, 'settings' | 'texts'>
export type SlugOf<N extends RecordList> = N extends 'mainMenu' ? 'menu-entries' : Kebab<N>

const isRecordList = (name: ListName): name is RecordList => name !== 'settings' && name !== 'texts'

/** The collection of a list has its name in kebab case; the main menu is made of entries. */
export function collectionOf(name: RecordList): CollectionSlug {
  const slug = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return (slug === 'main-menu' ? 'menu-entries' : slug) as CollectionSlug
}

const byCollection = new Map(listNames.filter(isRecordList).map((name) => [collectionOf(name), name]))

/** The list that a collection's records make; undefined where residents never see them. */
export const listOf = (collection: CollectionSlug): RecordList | undefined => byCollection.get(collection)
