export class TooLarge extends Error {}
export class TooSlow extends Error {}

/** All bytes of a body, unless there are more than `most` or they take longer than `ms` milliseconds. */
export async function boundedBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  ms: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => undefined)
  }, ms)
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > most) throw new TooLarge(`The body is larger than ${most} bytes`)
      chunks.push(next.value)
    }
    if (isLate) throw new TooSlow(`The body took longer than ${ms} ms`)
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
