import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'
import { at } from './repository.mjs'

/** Tests, tools, and what is made by a program: none of them reads what a visitor or staff sent. */
const notRunning = /\.test\.tsx?$|\/(?:tests|testing|bench|scripts|migrations)\/|payload-types\.ts$/

/** The sources that run: `[{ file, source }]`. */
export function runningSources() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'],
    { cwd: at('.'), encoding: 'utf8' },
  )
  return listed
    .trim()
    .split('\n')
    .filter((file) => !notRunning.test(file))
    .flatMap((file) => {
      try {
        return [{ file, source: readFileSync(at(file), 'utf8') }]
      } catch {
        // Git still lists a file that was deleted.
        return []
      }
    })
}

/** A comment beside an expression says how long a text it sees. */
const bound = /at most ([0-9][0-9,]*) characters/i
const mostMilliseconds = 5
const triedCharacters = 50_000
const mostMillisecondsTried = 50
/** For one expression. None of ours takes a tenth of it. */
const timeout = 60_000

const lineOf = (source, offset) => source.slice(0, offset).split('\n').length

/** The bound in a comment on the line of the expression or above its statement. */
function boundBeside(source, comments, statements, node) {
  const line = lineOf(source, node.start)
  const statement = statements.findLast(({ start, end }) => start <= node.start && node.end <= end)
  const first = statement ? lineOf(source, statement.start) : line
  const beside = comments.filter(({ end }) => {
    const last = lineOf(source, end)
    return last === line || last === line - 1 || last === first - 1
  })
  const found = beside.map(({ value }) => bound.exec(value)).find((match) => match !== null)
  return found && Number(found[1].replaceAll(',', ''))
}

/** The text of an expression that is made of constants of its module; undefined if it is made of anything else. */
function textOf(node, constants) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'Identifier' && constants.has(node.name))
    return textOf(constants.get(node.name), constants)
  const isRaw = node?.type === 'TaggedTemplateExpression' && node.tag.property?.name === 'raw'
  const template = isRaw ? node.quasi : node
  if (template?.type !== 'TemplateLiteral') return undefined
  const parts = template.expressions.map((each) => textOf(each, constants))
  if (parts.includes(undefined)) return undefined
  return template.quasis
    .map(({ value }, index) => (isRaw ? value.raw : value.cooked) + (parts[index] ?? ''))
    .join('')
}

/** What the names of a module stand for, outside its functions. */
const constantsOf = (program) =>
  new Map(
    program.body
      .map((statement) => statement.declaration ?? statement)
      .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? declarations : []))
      .map(({ id, init }) => [id.name, init]),
  )

const statementTypes = ['VariableDeclaration', 'ReturnStatement', 'ExpressionStatement']

function expressionsIn({ file, source }) {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} is no TypeScript: ${errors[0].message}`)
  const [found, statements] = [[], []]
  const made = (node) => {
    if (node.callee.name === 'RegExp') found.push({ node, given: node.arguments })
  }
  new Visitor({
    Literal: (node) => {
      if (node.regex) found.push({ node, pattern: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: made,
    CallExpression: made,
    ...Object.fromEntries(statementTypes.map((type) => [type, (node) => statements.push(node)])),
  }).visit(program)
  const constants = constantsOf(program)
  return found.map(({ node, given, pattern, flags }) => ({
    place: `${file}:${lineOf(source, node.start)}`,
    pattern: given ? textOf(given[0], constants) : pattern,
    flags: given ? (textOf(given[1], constants) ?? '') : flags,
    most: boundBeside(source, comments, statements, node),
  }))
}

/** The worst text of so many characters that the checker knows for an expression. */
function worstText({ pumps, suffix }, most) {
  const ends = pumps.reduce((all, { prefix }) => all + prefix.length, suffix.length)
  const each = pumps.reduce((all, { pump }) => all + pump.length, 0)
  const times = Math.max(1, Math.floor((most - ends) / each))
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix
}

/** The best of a few runs: a busy machine makes a run longer, never shorter. One run is enough for what hangs. */
function millisecondsOf({ pattern, flags }, text) {
  const expression = new RegExp(pattern, flags)
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now()
    text.replace(expression, '')
    best = Math.min(best, performance.now() - began)
    if (best > 100 * mostMilliseconds) break
  }
  return best
}

/** Where the checker has tried texts and not proved it, its worst text is tried here: a linear one takes some 5 ms. */
const isSlowWhenTried = (expression, { attack }) =>
  millisecondsOf(expression, worstText(attack, triedCharacters)) > mostMillisecondsTried

/** What is wrong with an expression, as one sentence; undefined if it may stay. */
async function faultOf({ pattern, flags, most }) {
  if (pattern === undefined)
    return most === undefined
      ? 'is made of what the program has while it runs, so it cannot be checked. Say beside it how long a text it sees ("at most 80 characters").'
      : undefined
  const result = await check(pattern, flags, { timeout })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown')
    return `could not be checked (${result.error.kind}). Write it in another way.`
  if (result.checker === 'fuzz' && !isSlowWhenTried({ pattern, flags }, result)) return undefined
  if (most === undefined)
    return `takes more than linear time (${result.complexity.summary}), for example on ${result.attack.pattern}. Write it in another way, or say beside it how long a text it sees ("at most 80 characters").`
  const taken = millisecondsOf({ pattern, flags }, worstText(result.attack, most))
  return taken > mostMilliseconds
    ? `takes ${taken.toFixed(1)} ms for ${most} characters; ${mostMilliseconds} are allowed.`
    : undefined
}

/** All expressions of the sources: how many there are, and what is wrong with which. */
export async function slowExpressions(sources) {
  const expressions = sources.flatMap(expressionsIn)
  const faults = []
  for (const expression of expressions) {
    const fault = await faultOf(expression)
    if (fault) faults.push(`${expression.place}: /${expression.pattern ?? '…'}/${expression.flags} ${fault}`)
  }
  return { count: expressions.length, faults }
}
