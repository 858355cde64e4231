import { useState } from 'react'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { DropArea } from '../../views/many-files/drop-area.tsx'
import { inOrder } from '../../views/many-files/dropped-files.ts'
import { mostPhotos } from './album.ts'
import { words } from './words.ts'

/** An iPhone that is asked for these kinds alone sends its HEIC pictures as JPEG. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif'

type Props = { language: DeskLanguage; there: number; onFiles: (files: readonly File[]) => void }

/** Where the photographs of an event are dropped, in the order of their names. */
export function DropPhotos({ language, there, onFiles }: Props) {
  const [tooMany, setTooMany] = useState<string[]>([])
  const give = (files: readonly File[]) => {
    const own = inOrder(files)
    const room = Math.max(0, mostPhotos - there)
    setTooMany(own.slice(room).map(({ name }) => name))
    onFiles(own.slice(0, room))
  }
  return (
    <DropArea
      legend={words.drop[language]}
      limit={words.limit[language]}
      files={words.files[language]}
      accept={kinds}
      onFiles={give}
    >
      {tooMany.length > 0 ? <p>{`${words.tooMany[language]} ${tooMany.join(', ')}`}</p> : null}
    </DropArea>
  )
}
