import { useEffect, useRef, useState } from 'react'
import { canShow } from '../../content/uploads/form/can-show.ts'
import { firstLook, titleOf } from '../../content/uploads/form/first-look.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import type { Place } from '../../views/many-files/calls.ts'
import { changed, type Photo, type Photos, withPhotos } from './album.ts'
import { upload } from './calls.ts'

/** The photographs of the view. One after the other is looked at and sent; one that fails waits for its person. */
export function usePhotos(place: Place, required: readonly DeskLanguage[]) {
  const [photos, change] = useState<Photos>([])
  const [isWorking, setIsWorking] = useState(false)
  const files = useRef(new Map<number, File>())
  const { language } = place

  async function send(photo: Photo, file: File): Promise<void> {
    const set = (values: Partial<Photo>) => change((all) => changed(all, photo.id, values))
    const complaint = await firstLook(file, canShow)
    if (complaint) return set({ state: 'failed', problem: complaint[language] })
    set({ state: 'sending', sent: 0 })
    const { title } = titleOf(file.name)
    const alt = Object.fromEntries(required.map((each) => [each, title]))
    const answer = await upload(place, file, alt, (sent) => set({ sent }))
    if (answer.problem === undefined) set({ state: 'ready', ...answer.value })
    else set({ state: 'failed', problem: answer.problem })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new in each rendering, the photographs decide
  useEffect(() => {
    const next = photos.find(({ state }) => state === 'waiting')
    const file = next && files.current.get(next.id)
    if (isWorking || !next || !file) return
    setIsWorking(true)
    void send(next, file).finally(() => setIsWorking(false))
  }, [photos, isWorking])

  const add = (chosen: readonly File[]): void => {
    const first = files.current.size + 1
    const named = chosen.map((file, index) => ({ id: first + index, name: file.name }))
    for (const [index, file] of chosen.entries()) files.current.set(first + index, file)
    change((all) => withPhotos(all, named))
  }

  return { photos, change, add }
}
