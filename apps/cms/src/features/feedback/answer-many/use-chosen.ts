'use client'

import { useEffect, useState } from 'react'
import { boxes } from './boxes.ts'

const chosenNow = (): string =>
  boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join()

/** The messages that are chosen in the table, which the server writes and takes away again. */
export function useChosen(): number[] {
  const [chosen, setChosen] = useState('')
  const look = (): void => setChosen(chosenNow())
  useEffect(look)
  useEffect(() => {
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  })
  return chosen === '' ? [] : chosen.split(',').map(Number)
}
