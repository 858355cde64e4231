import { useState } from 'react'
import type { Position } from '../../places/placed.ts'

type Asking = 'asking' | 'refused' | 'notFound'
export type Found = Position & {
  /** To how many metres the device knows it. */
  metres?: number
}

/** A position that is a minute old is near enough. */
const options = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 20_000 }
const refusal = 1

/** The position of the form: of the device, which is asked after a press only, or of the pin on the map. */
export function usePosition(first: Position | undefined) {
  const [position, setPosition] = useState<Found | undefined>(first)
  const [state, setState] = useState<Asking>()
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('notFound')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState(undefined)
        setPosition({ latitude, longitude, metres: Math.round(accuracy) })
      },
      ({ code }) => setState(code === refusal ? 'refused' : 'notFound'),
      options,
    )
  }
  const change = (next: Found | undefined) => {
    setState(undefined)
    setPosition(next)
  }
  return { position, state, ask, change }
}
