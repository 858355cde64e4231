import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Bounds, runBounded } from './bounded-process.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'bounded-'))
const bounds: Bounds = {
  milliseconds: 20_000,
  processorSeconds: 10,
  dataMegabytes: 200,
  heapMegabytes: 64,
  webAssemblyMegabytes: 64,
  outputBytes: 1000,
}

async function run(source: string, own: Partial<Bounds> = {}) {
  const script = path.join(folder, `${source.length}.mjs`)
  await writeFile(script, source)
  return runBounded(Buffer.from('given'), { script, bounds: { ...bounds, ...own } })
}

test('a script gets its input, and its output comes back', async () => {
  const ended = await run('process.stdin.pipe(process.stdout)')
  expect(ended).toEqual({ output: Buffer.from('given') })
})

test('nothing comes back of a script that failed', async () => {
  expect(await run('process.stdout.write("begun"); throw new Error("made up")')).toEqual({ end: 'failed' })
})

test.each([
  ['memory outside the objects of V8', 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))'],
  ['objects', 'const all = []; for (;;) all.push({ all: [...all.slice(-9)] })'],
  ['memory of WebAssembly', 'new WebAssembly.Memory({ initial: 2000 })'],
])('%s is bounded without the help of the script', async (_what, source) => {
  expect(await run(source)).toEqual({ end: 'failed' })
})

test('so are the time of the clock and of the processor, and the output', async () => {
  expect(await run('for (;;) 1', { milliseconds: 300 })).toEqual({ end: 'time' })
  expect(await run('for (;;) 2', { processorSeconds: 1 })).toEqual({ end: 'failed' })
  expect(await run('process.stdout.write("-".repeat(2000)); setTimeout(() => 1, 9e4)')).toEqual({
    end: 'output',
  })
})

test.runIf(process.platform === 'linux')(
  'the kernel ends it before others when memory runs out',
  async () => {
    const ended = await run(
      'import { readFileSync } from "node:fs"; process.stdout.write(readFileSync("/proc/self/oom_score_adj"))',
    )
    expect(ended).toEqual({ output: Buffer.from('1000\n') })
  },
)
