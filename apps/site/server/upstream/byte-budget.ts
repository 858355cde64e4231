/** All current answers together exceed the limit. */
class TooMuchAtOnce extends Error {}

/** The limit in bytes for all answers that are being read at the same time. */
export function createByteBudget(most: number) {
  let inUse = 0
  return {
    /**
     * The share of one answer. A body piped `through` it fails when the budget is used up; `end` returns its share.
     */
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
