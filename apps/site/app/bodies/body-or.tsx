import type { Body } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { Written } from '../written/written.tsx'

type Props = { row: { body?: Body | undefined }; children: ReactNode }

/** The text of a row as the server wrote it, or its plain text. */
export const BodyOr = ({ row, children }: Props) => (row.body ? <Written of={row} /> : children)
