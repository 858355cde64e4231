import { useEffect, useState } from 'react'

/**
 * What is known now of something that may still be on its way. While a new answer is awaited the last one stays:
 * a menu in the other language for a moment is better than none.
 */
export function useLatest<T>(of: T | Promise<T>): T | undefined {
  const [latest, setLatest] = useState<T | undefined>(of instanceof Promise ? undefined : of)
  useEffect(() => {
    let wanted = true
    const show = (value: T) => {
      if (wanted) setLatest(value)
    }
    if (of instanceof Promise) of.then(show)
    else show(of)
    return () => {
      wanted = false
    }
  }, [of])
  return latest
}
