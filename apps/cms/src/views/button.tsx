'use client'

// biome-ignore lint/style/noRestrictedImports: every other button of the desk is this one
import { Button as PayloadButton } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { useHasScript } from './has-script.ts'

/**
 * A button that the page's script answers. Until it runs nothing can be pressed: the press would be lost, and a form
 * would be sent by the browser itself, with what was written in the address.
 */
export function Button({ disabled = false, ...rest }: ComponentProps<typeof PayloadButton>) {
  const hasScript = useHasScript()
  return <PayloadButton {...rest} disabled={disabled || !hasScript} />
}
