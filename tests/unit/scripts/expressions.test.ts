import { expect, test } from 'vitest'
import { slowExpressions } from '../../../scripts/steps/expressions.mjs'

const faultsIn = async (source: string) => (await slowExpressions([{ file: 'some.ts', source }])).faults

test('an expression that reads a text again and again is named with its place', async () => {
  const faults = await faultsIn('const day = /[0-9]+/\nexport const line = /\\s*[\\n\\r]\\s*/g\n')
  expect(faults).toEqual([expect.stringMatching(/^some\.ts:2: .*more than linear time/u)])
})

test('the same may stay where a comment says how short its text is, and the worst of it is fast', async () => {
  const small = '// At most 80 characters: `longest`.\nconst line = /\\s*[\\n\\r]\\s*/g\n'
  expect(await faultsIn(small)).toEqual([])
  const large = small.replace('80', '10,000')
  expect(await faultsIn(large)).toEqual([expect.stringMatching(/takes [0-9.]+ ms for 10000 characters/u)])
})

test('an expression that a module makes of its constants is read; one made of anything else wants a bound', async () => {
  const made = `const spaces = '\\\\s*'\nconst line = new RegExp(\`\${spaces}x\`)\n`
  expect(await faultsIn(made)).toEqual([expect.stringMatching(/^some\.ts:2: .*more than linear time/u)])
  const given = 'export const of = (word: string) => new RegExp(word)\n'
  expect(await faultsIn(given)).toEqual([expect.stringMatching(/^some\.ts:1: .*cannot be checked/u)])
  expect(await faultsIn(`// At most 80 characters.\n${given}`)).toEqual([])
})

test('what cannot be read is said, not passed', async () => {
  expect(await faultsIn('const letters = /[a&&b]/v\n')).toEqual([
    expect.stringMatching(/could not be checked/u),
  ])
})
