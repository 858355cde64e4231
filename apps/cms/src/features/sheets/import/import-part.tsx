'use client'

import dynamic from 'next/dynamic'
import type { ImportProps } from './import-form.tsx'

// Payload's pages load the script of all views. What one view alone needs comes with it, and is there when it answers.
const ImportForm = dynamic(() => import('./import-form.tsx').then((module) => module.ImportForm), {
  ssr: false,
})

/** The steps of an import: a file, what it would change, and what became of it. */
export function ImportPart(props: ImportProps) {
  return <ImportForm {...props} />
}
