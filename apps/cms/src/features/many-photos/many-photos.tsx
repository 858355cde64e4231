'use client'

import { lazy, Suspense, useState } from 'react'
import { AlbumDone, type Done } from './album-done.tsx'
import type { Desk } from './desk.ts'

// Payload's pages load the script of all views: what one view alone needs comes with it.
const AlbumForm = lazy(() => import('./album-form.tsx').then((module) => ({ default: module.AlbumForm })))

/** An album from its photographs to its end; then another one, in an empty form. */
export function ManyPhotos(desk: Desk) {
  const [album, setAlbum] = useState(1)
  const [done, setDone] = useState<Done>()
  const another = () => {
    setDone(undefined)
    setAlbum((number) => number + 1)
  }
  if (done) return <AlbumDone {...desk} done={done} onAnother={another} />
  return (
    <Suspense>
      <AlbumForm key={album} {...desk} onDone={setDone} />
    </Suspense>
  )
}
