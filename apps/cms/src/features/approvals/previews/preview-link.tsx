'use client'

import { Button } from '../../../views/button.tsx'
import { viewWords as words } from '../view-words.ts'
import { LinkField } from './link-field.tsx'
import { useLink } from './use-link.ts'

type Props = { approval: number; language: 'en' | 'mr'; address: string }

/** Leads to the real website with what is proposed, and makes a link for somebody without an account. */
export function PreviewLink({ approval, language, address }: Props) {
  const { link, make } = useLink(language)
  return (
    <div className="approval-forms">
      <a href={address} target="_blank" rel="noopener">
        {words.preview[language]}
      </a>
      {link ? (
        <LinkField link={link} language={language} />
      ) : (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void make({ kind: 'approval', id: approval })}
        >
          {words.previewLink[language]}
        </Button>
      )}
    </div>
  )
}
