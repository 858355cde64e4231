/** The promise's value, or `otherwise` if it takes longer than `ms`. The promise itself continues. */
export async function within<T, U>(ms: number, promise: Promise<T>, otherwise: () => U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
