import type { z } from 'zod'
import { callPaths } from '../call-paths.ts'
import type { LanguageParameter } from '../list.ts'
import type { ListName } from '../list-paths.ts'
import { pushPaths } from '../push-paths.ts'
import { reportPaths } from '../report-paths.ts'
import { serverCallPaths } from '../server-call-paths.ts'

const paths = { ...callPaths, ...serverCallPaths, ...pushPaths, ...reportPaths }

export type CallName = keyof typeof paths
export type EndpointName = ListName | CallName

export type Endpoint = {
  name: EndpointName
  method: 'GET' | 'POST'
  /** Below the API root. */
  path: string
  meaning: string
  /** The client's language parameter; null if there is none. */
  language: LanguageParameter | null
  request?: z.ZodType
  /** The body is a file. */
  takesFile?: true
  /** The status of a successful answer. */
  status: 200 | 201
  response: z.ZodType
}

/** An endpoint that is not a list. */
export const call = (name: CallName, rest: Omit<Endpoint, 'name' | 'path' | 'language'>): Endpoint => ({
  name,
  path: paths[name],
  language: null,
  ...rest,
})
