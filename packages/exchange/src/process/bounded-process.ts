import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** What a process may take. All but the time of the clock and the output is kept by the operating system or by V8. */
export type Bounds = {
  /** Of the clock, from the start of the process. */
  milliseconds: number
  processorSeconds: number
  /** Memory that it may write to (RLIMIT_DATA), beside the 512 MB of addresses that V8 reserves for code. */
  dataMegabytes: number
  /** Of V8, for objects. */
  heapMegabytes: number
  /** Of all memories of WebAssembly. */
  webAssemblyMegabytes: number
  outputBytes: number
}

/** Its output, or how it was ended instead. */
export type Ended = { output: Buffer } | { end: 'time' | 'output' | 'failed' }

/** The process could not be started, or not be bounded. This says nothing about its input. */
export class NotStarted extends Error {}

const codeMegabytes = 512
const couldNotBeBounded = 126
/**
 * RLIMIT_AS would count all addresses that V8 reserves (gigabytes for WebAssembly), RLIMIT_DATA counts what can be
 * written to. The kernel ends this process before any other when memory runs out. A dump of its memory would be a copy
 * of what somebody uploaded.
 */
const launcher = `ulimit -c 0 && ulimit -d "$1" && ulimit -t "$2" || exit ${couldNotBeBounded}
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
shift 2
exec "$@"`
const pageBytes = 64 * 1024

function start(script: string, words: readonly string[], bounds: Bounds): ChildProcess {
  const { dataMegabytes, processorSeconds, heapMegabytes, webAssemblyMegabytes } = bounds
  const kilobytes = (codeMegabytes + dataMegabytes) * 1024
  const flags = [
    `--max-old-space-size=${heapMegabytes}`,
    '--max-semi-space-size=8',
    `--wasm-max-mem-pages=${(webAssemblyMegabytes * 1024 * 1024) / pageBytes}`,
  ]
  const command = [process.execPath, ...flags, script, ...words]
  return spawn('/bin/sh', ['-c', launcher, 'sh', String(kilobytes), String(processorSeconds), ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_ENV: 'production' },
  })
}

/** Gives a script its input and returns its output. What a process wrote before it was ended is thrown away. */
export async function runBounded(
  input: Uint8Array,
  { script, words = [], bounds }: { script: string; words?: readonly string[]; bounds: Bounds },
): Promise<Ended> {
  const child = start(script, words, bounds)
  let end: 'time' | 'output' | undefined
  const kill = (why: typeof end): void => {
    end ??= why
    child.kill('SIGKILL')
  }
  const clock = setTimeout(kill, bounds.milliseconds, 'time')
  const parts: Buffer[] = []
  let size = 0
  child.stdout?.on('data', (part: Buffer) => {
    size += part.length
    if (size > bounds.outputBytes) kill('output')
    else parts.push(part)
  })
  // It may end before it has read everything.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  try {
    const [code] = await once(child, 'close')
    if (code === couldNotBeBounded) throw new NotStarted('The process could not be bounded')
    if (end) return { end }
    return code === 0 ? { output: Buffer.concat(parts) } : { end: 'failed' }
  } catch (error) {
    throw error instanceof NotStarted
      ? error
      : new NotStarted('The process was not started', { cause: error })
  } finally {
    clearTimeout(clock)
  }
}
