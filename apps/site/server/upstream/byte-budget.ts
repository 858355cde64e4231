/** All answers at once are more than the site reads at a time. */
class TooMuchAtOnce extends Error {}

/** All answers that are being read at once may have so many bytes in memory together. */
export function createByteBudget(most: number) {
  let inUse = 0
  return {
    /** The share of one answer. A body that goes `through` it fails when there is no more; `end` gives everything back. */
    share() {
      let own = 0
      return {
        through: (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
          body.pipeThrough(
            new TransformStream({
              transform(chunk, controller) {
                if (inUse + chunk.length > most) throw new TooMuchAtOnce('Too many bytes at once')
                inUse += chunk.length
                own += chunk.length
                controller.enqueue(chunk)
              },
            }),
          ),
        end(): void {
          inUse -= own
          own = 0
        },
      }
    },
  }
}

export type ByteBudget = ReturnType<typeof createByteBudget>
