import type { Language } from './language.ts'
import { type ListName, listPaths } from './list-paths.ts'

/** The path of a list below the API root, such as `/roads`. */
export const endpointPath = (name: ListName): string => listPaths[name].path

/** The language query, such as `?lang=mr`; empty for lists without languages, or if none is requested. */
export function endpointQuery(name: ListName, language?: Language): string {
  const parameter = listPaths[name].language
  return parameter && language ? `?${parameter}=${language}` : ''
}

/** Path and query of a list, below the API root. */
export const endpointUrl = (name: ListName, language?: Language): string =>
  endpointPath(name) + endpointQuery(name, language)

/** The list at a path such as `/roads`, for a server that answers or forwards a request. */
export function listAtPath(path: string): ListName | undefined {
  return namesByPath.get(path)
}

const namesByPath = new Map<string, ListName>(
  (Object.keys(listPaths) as ListName[]).map((name) => [listPaths[name].path, name]),
)
