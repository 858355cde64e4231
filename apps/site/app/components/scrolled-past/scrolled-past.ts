import { useEffect, useState } from 'react'

/** The height, in pixels, after which the header is fixed and the link to the top appears (spec.md, section 9). */
const scrollThreshold = 110

/** Whether the page is scrolled further than the threshold. False on the server and on arrival. */
export function useScrolledPast(): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > scrollThreshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return past
}
