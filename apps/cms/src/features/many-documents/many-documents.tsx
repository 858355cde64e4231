'use client'

import dynamic from 'next/dynamic'
import type { DocumentsProps } from './documents-form.tsx'

// Payload's pages load the script of all views. What one view alone needs comes with it, and is there when it answers.
const DocumentsForm = dynamic(() => import('./documents-form.tsx').then((module) => module.DocumentsForm), {
  ssr: false,
})

/** The form in which many documents become records. */
export function ManyDocuments(props: DocumentsProps) {
  return <DocumentsForm {...props} />
}
