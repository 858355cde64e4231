import { APIError, NotFound, type PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

const most = { limit: 300, depth: 2, page: 100_000, id: 2 ** 31 - 1, conditions: 100, text: 1000 }

export const unreadable: Words = { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' }

export const unreadableRequest = (req: PayloadRequest): APIError =>
  new APIError(say(unreadable, req), 400, null, true)

// No field here is a point on a map, and a database without such fields fails at these operators.
const operators: ReadonlySet<string> = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
])

const isNumberOfRecord = (id: unknown): boolean => /^[1-9]\d{0,9}$/.test(String(id)) && Number(id) <= most.id

const entries = (value: unknown): [string, unknown][] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined

const isShort = (value: unknown): boolean =>
  typeof value !== 'object'
    ? String(value).length <= most.text
    : (JSON.stringify(value)?.length ?? 0) <= 10_000

/** Whether conditions have Payload's form: names with operators, under `and` and `or`. */
function areConditions(where: unknown, left = { conditions: most.conditions }): boolean {
  const all = entries(where)
  return (
    all?.every(([name, value]) => {
      left.conditions -= 1
      if (left.conditions < 0) return false
      if (/^(?:and|or)$/i.test(name))
        return entries(value)?.every(([, each]) => areConditions(each, left)) ?? false
      return entries(value)?.every(([operator, than]) => operators.has(operator) && isShort(than)) ?? false
    }) ?? false
  )
}

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return text
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const clamp = (value: unknown, highest: number): number => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < highest ? number : highest
}

const isPage = (page: unknown): boolean => /^[1-9]\d*$/.test(String(page)) && Number(page) <= most.page

/** All but the conditions, which are looked at one by one: an order, fields to select, lists to join. */
const areShort = ({ where: _, ...rest }: PayloadRequest['query']): boolean =>
  Object.values(rest).every(isShort)

/** Checks the query of a request. Throws an error for the client if it cannot be answered. */
export function boundQuery(req: PayloadRequest): void {
  const { query, routeParams = {} } = req
  if ('id' in routeParams && routeParams.id !== undefined && !isNumberOfRecord(routeParams.id))
    throw new NotFound(req.t)
  if (!areShort(query)) throw unreadableRequest(req)
  if (query.page !== undefined && !isPage(query.page)) throw unreadableRequest(req)
  if (query.limit !== undefined || query.pagination === 'false') query.limit = clamp(query.limit, most.limit)
  if (query.depth !== undefined && Number(query.depth) > most.depth) query.depth = most.depth
  if (query.where === undefined || query.where === '') return
  query.where = parsed(query.where)
  if (!areConditions(query.where)) throw unreadableRequest(req)
}
