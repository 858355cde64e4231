'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { AlbumDone, type Done } from './album-done.tsx'
import type { Desk } from './desk.ts'

// Payload's pages load the script of all views. What one view alone needs comes with it, and is there when it answers.
const AlbumForm = dynamic(() => import('./album-form.tsx').then((module) => module.AlbumForm), { ssr: false })

/** An album from its photographs to its end; then another one, in an empty form. */
export function ManyPhotos(desk: Desk) {
  const [album, setAlbum] = useState(1)
  const [done, setDone] = useState<Done>()
  const another = () => {
    setDone(undefined)
    setAlbum((number) => number + 1)
  }
  if (done) return <AlbumDone {...desk} done={done} onAnother={another} />
  return <AlbumForm key={album} {...desk} onDone={setDone} />
}
