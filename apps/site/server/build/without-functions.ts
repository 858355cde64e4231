import { parseAst } from 'vite'

/** What a function does instead, by its name: code, or nothing. `Class.prototype.*` is every method of a class. */
export type Bodies = Readonly<Record<string, string>>

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof (value as Node | null)?.type === 'string' && typeof (value as Node).start === 'number'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameIn = (node: unknown): string | undefined => (node as { name?: string } | null | undefined)?.name

/** `function name() {}`, also as a value, and `Class.prototype.name = function () {}`. */
function named(node: Node): { name: string; body: Node } | undefined {
  if (node.type === 'FunctionDeclaration' || (node.type === 'FunctionExpression' && node.id))
    return { name: nameIn(node.id) ?? '', body: node.body as Node }
  if (node.type !== 'AssignmentExpression') return undefined
  const right = node.right as Node
  const owner = (node.left as Node).object as Node | undefined
  if (right.type !== 'FunctionExpression' || nameIn(owner?.property) !== 'prototype') return undefined
  return { name: `${nameIn(owner?.object)}.prototype.*`, body: right.body as Node }
}

function bodiesIn(node: Node, wanted: Bodies): { name: string; body: Node }[] {
  const own = named(node)
  if (own && own.name in wanted) return [own]
  return childrenOf(node).flatMap((child) => bodiesIn(child, wanted))
}

/**
 * A module whose named functions do what `bodies` says. A name that is not there is an error: after an upgrade of the
 * package somebody has to look.
 */
export function withoutFunctions(code: string, bodies: Bodies): string {
  const found = bodiesIn(parseAst(code) as unknown as Node, bodies)
  const lost = Object.keys(bodies).filter((name) => !found.some((each) => each.name === name))
  if (lost.length > 0) throw new Error(`These functions are called otherwise now: ${lost.join(', ')}`)
  return found
    .toSorted((a, b) => b.body.start - a.body.start)
    .reduce(
      (text, { name, body }) => `${text.slice(0, body.start)}{${bodies[name]}}${text.slice(body.end)}`,
      code,
    )
}

/** Functions that nothing calls. */
export const nothing = (...names: string[]): Bodies => Object.fromEntries(names.map((name) => [name, '']))
