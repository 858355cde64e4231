import { useState } from 'react'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { DropArea } from '../../views/many-files/drop-area.tsx'
import { type Chosen, chosenOf } from './chosen-files.ts'
import { words } from './words.ts'

type Props = { language: DeskLanguage; there: number; onFiles: (files: File[]) => void }

/** Where documents and folders of them are dropped. */
export function DropDocuments({ language, there, onFiles }: Props) {
  const [left, setLeft] = useState<Pick<Chosen, 'tooMany' | 'noPdf'>>({ tooMany: [], noPdf: [] })
  const give = (files: readonly File[]) => {
    const { taken, ...rest } = chosenOf(files, there)
    setLeft(rest)
    onFiles(taken)
  }
  return (
    <DropArea
      legend={words.drop[language]}
      limit={words.limit[language]}
      files={words.files[language]}
      folder={words.folder[language]}
      accept="application/pdf,.pdf"
      onFiles={give}
    >
      {left.tooMany.length > 0 ? <p>{`${words.tooMany[language]} ${left.tooMany.join(', ')}`}</p> : null}
      {left.noPdf.length > 0 ? <p>{`${words.noPdf[language]} ${left.noPdf.join(', ')}`}</p> : null}
    </DropArea>
  )
}
