import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

type Props = {
  legend: string
  /** How large a file may be. */
  limit: string
  /** The label of the input, and of that for a folder where one can be chosen. */
  files: string
  folder?: string
  /** The kinds of files, as an input takes them. */
  accept: string
  onFiles: (files: readonly File[]) => void
  /** What was left out, and why. */
  children?: ReactNode
}

/** Inputs for files and for a folder, in a place on which both can be dropped. */
export function DropArea({ legend, limit, files, folder, accept, onFiles, children }: Props) {
  const area = useRef<HTMLFieldSetElement>(null)
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  // Files that somebody chose before the script was ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const inputs = [...(area.current?.querySelectorAll('input') ?? [])]
    const early = inputs.flatMap((input) => [...(input.files ?? [])])
    if (early.length > 0) onFiles(early)
    for (const input of inputs) input.value = ''
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // The same file can be chosen again.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void droppedFiles(event.dataTransfer).then(onFiles)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <fieldset
      ref={area}
      className="many-files-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend>{legend}</legend>
      <p id={id}>{limit}</p>
      <label>
        {files}
        <input type="file" multiple accept={accept} aria-describedby={id} onChange={choose} />
      </label>
      {folder ? (
        <label>
          {folder}
          <input type="file" multiple {...{ webkitdirectory: '' }} onChange={choose} />
        </label>
      ) : null}
      <div role="alert">{children}</div>
    </fieldset>
  )
}
