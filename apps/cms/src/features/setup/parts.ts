import type { ReactNode } from 'react'
import { Backups } from './parts/backup.tsx'
import { EmblemPreview } from './parts/emblem.tsx'
import { LanguageNow } from './parts/languages.tsx'
import { MailNow } from './parts/mail.tsx'
import { Administrators } from './parts/second-administrator.tsx'
import type { PartProps } from './question.ts'

type Part = (props: PartProps) => ReactNode | Promise<ReactNode>

/** What some screens show between their title and their form. Node, which takes the answers, reads no JSX. */
export const parts: Readonly<Record<string, Part>> = {
  emblem: EmblemPreview,
  languages: LanguageNow,
  mail: MailNow,
  'second-administrator': Administrators,
  backup: Backups,
}
