import { useEffect } from 'react'

/** Marks `<html>` when the script has taken over the page: parts that need it appear (states.css). */
export function useScriptIsLive(): void {
  useEffect(() => {
    document.documentElement.dataset.script = 'live'
  }, [])
}
