import { useEffect } from 'react'

/** Says on `<html>` that the script has taken the page over: what needs it appears (states.css). */
export function useScriptIsLive(): void {
  useEffect(() => {
    document.documentElement.dataset.script = 'live'
  }, [])
}
