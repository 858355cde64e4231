import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { type Chosen, chosenOf, droppedFiles } from './dropped-files.ts'
import { words } from './words.ts'

type Props = { language: DeskLanguage; there: number; onFiles: (files: File[]) => void }

/** Two file inputs, for documents and for a folder, in a place on which both can be dropped. */
export function DropArea({ language, there, onFiles }: Props) {
  const [left, setLeft] = useState<Pick<Chosen, 'tooMany' | 'noPdf'>>({ tooMany: [], noPdf: [] })
  const area = useRef<HTMLFieldSetElement>(null)
  const [isOver, setIsOver] = useState(false)
  const give = (files: readonly File[]) => {
    const { taken, ...rest } = chosenOf(files, there)
    setLeft(rest)
    onFiles(taken)
  }
  // Files that somebody chose before the script was ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const inputs = [...(area.current?.querySelectorAll('input') ?? [])]
    const early = inputs.flatMap(({ files }) => [...(files ?? [])])
    if (early.length > 0) give(early)
    for (const input of inputs) input.value = ''
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    give([...(event.target.files ?? [])])
    // The same file can be chosen again.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void droppedFiles(event.dataTransfer).then(give)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <fieldset
      ref={area}
      className="many-documents-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend>{words.drop[language]}</legend>
      <p id="many-documents-limit">{words.limit[language]}</p>
      <label>
        {words.files[language]}
        <input
          type="file"
          multiple
          accept="application/pdf,.pdf"
          aria-describedby="many-documents-limit"
          onChange={choose}
        />
      </label>
      <label>
        {words.folder[language]}
        <input type="file" multiple {...{ webkitdirectory: '' }} onChange={choose} />
      </label>
      <div role="alert">
        {left.tooMany.length > 0 ? <p>{`${words.tooMany[language]} ${left.tooMany.join(', ')}`}</p> : null}
        {left.noPdf.length > 0 ? <p>{`${words.noPdf[language]} ${left.noPdf.join(', ')}`}</p> : null}
      </div>
    </fieldset>
  )
}
