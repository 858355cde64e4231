import type { Body } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import addresses from '../components/linked-text/linked-text.module.css'
import { Written } from '../written/written.tsx'
import style from './body-text.module.css'

type Props = { row: { body?: Body | undefined }; children: ReactNode }

/** The text of a row as the server wrote it, or its plain text. */
export const BodyOr = ({ row, children }: Props) =>
  row.body ? <Written styles={[style, addresses]} of={row} /> : children
