import { useEffect, useState } from 'react'

/**
 * The latest known value of a promise. While a new one is pending, the old value stays: a menu in the other language
 * is better than none.
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
