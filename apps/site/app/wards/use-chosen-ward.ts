import { useEffect, useState } from 'react'
import { chosenWard, onChosenWard } from './chosen-ward.ts'

/** The ward chosen on this device, once the script runs; null before, and without one. */
export function useChosenWard(): string | null {
  const [ward, setWard] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setWard(chosenWard())
    look()
    return onChosenWard(look)
  }, [])
  return ward
}
