import { useEffect, useRef } from 'react'
import { Button } from '../../views/button.tsx'
import type { Desk } from './desk.ts'
import { words } from './words.ts'

/** What became of an album; with `problem` its photographs are drafts, and why no more. */
export type Done = { what: 'published' | 'sent' | 'saved' | 'notSent'; problem?: string }

type Props = Desk & { done: Done; onAnother: () => void }

export function AlbumDone({ done, language, admin, list, onAnother }: Props) {
  const said = useRef<HTMLDivElement>(null)
  // The form with the button is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <div ref={said} role={done.problem ? 'alert' : 'status'} tabIndex={-1}>
        <p>{[words[done.what][language], done.problem].filter(Boolean).join(' ')}</p>
      </div>
      <p>
        <a href={`${admin}/collections/photos`}>{list}</a>
      </p>
      <Button margin={false} onClick={onAnother}>
        {words.another[language]}
      </Button>
    </>
  )
}
