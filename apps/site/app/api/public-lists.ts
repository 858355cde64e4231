import { descriptionsPath, type PublicList } from '../open-data/public-list.ts'
import { timeLimit } from './time-limit.ts'

/** The descriptions of the public lists for the browser; undefined where they cannot be had. */
export async function askPublicLists(): Promise<readonly PublicList[] | undefined> {
  try {
    const response = await fetch(descriptionsPath, { signal: timeLimit(10_000) })
    return response.ok ? ((await response.json()) as PublicList[]) : undefined
  } catch (error) {
    console.error('Error fetching the descriptions of the lists', error)
    return undefined
  }
}
