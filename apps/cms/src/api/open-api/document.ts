/** The parts of an OpenAPI document that the page shows. Only documents made by the contract reach this code. */
export type Schema = {
  $ref?: string
  type?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  maxLength?: number
}
export type Content = { content?: Record<string, { schema: Schema; example?: unknown }> }
export type Reply = { $ref?: string; description?: string } & Content
export type Parameter = {
  $ref?: string
  name?: string
  in?: string
  description?: string
  required?: boolean
}
export type Operation = {
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Reply>
}
export type OpenApi = {
  info: { title: string; description: string; version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

/** Follows a reference such as `#/components/schemas/RoadsRow`. */
export function resolved<T extends { $ref?: string }>(document: OpenApi, part: T): T {
  const match = part.$ref?.match(/^#\/components\/([^/]+)\/([^/]+)$/)
  const target = match ? document.components[match[1] ?? '']?.[match[2] ?? ''] : undefined
  return target ? (target as T) : part
}
