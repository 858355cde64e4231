'use client'

import { useEffect, useRef } from 'react'
import { boxes } from '../answer-many/boxes.ts'

/**
 * Chooses every message of the table that can be chosen, or none. Each box is clicked, so that the form hears of it. It is
 * checked as long as all of them are.
 */
export function ChooseAll({ label }: { label: string }) {
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const follow = (): void => {
      if (all.current) all.current.checked = boxes().every(({ checked }) => checked)
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])
  const choose = (isChosen: boolean): void => {
    for (const box of boxes()) if (box.checked !== isChosen) box.click()
  }
  return (
    <label className="inbox-choose-all">
      <input ref={all} type="checkbox" onChange={({ target }) => choose(target.checked)} /> {label}
    </label>
  )
}
