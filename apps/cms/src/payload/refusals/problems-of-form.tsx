'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { problemsIn, setProblems } from './problems.ts'

/** Inside a form of Payload's: says to the summary of this page which fields are wrong. */
export function ProblemsOfForm() {
  const [fields] = useAllFormFields()
  useEffect(() => {
    setProblems(problemsIn(fields as Parameters<typeof problemsIn>[0]))
  }, [fields])
  useEffect(() => () => setProblems([]), [])
  return null
}
