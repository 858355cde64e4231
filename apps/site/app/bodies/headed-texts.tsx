import type { Body } from '@nagardwar/contract/browser'
import { Fragment } from 'react'
import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { BodyOr } from './body-or.tsx'
import { type HeadedText, presentHeadedTexts } from './present-headed-texts.ts'

type Props = {
  rows: readonly { id: number; heading: string; description: string; body?: Body | undefined }[]
  /** A table of contents before them, for a long page. */
  withContents?: boolean
}

const anchorOf = ({ id }: HeadedText): string => `part-${id}`

/** Headings with their paragraphs, each with an id for links. */
export function HeadedTexts({ rows, withContents = false }: Props) {
  const parts = presentHeadedTexts(rows)
  return (
    <div className="prose">
      {withContents && parts.length > 2 ? <Contents parts={parts} /> : null}
      {parts.map((part) => (
        <Fragment key={part.id}>
          <h2 id={anchorOf(part)}>
            <Text>{part.heading}</Text>
          </h2>
          {part.texts.map((row) => (
            <BodyOr key={row.id} row={row}>
              <Paragraphs>{row.description}</Paragraphs>
            </BodyOr>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function Contents({ parts }: { parts: readonly HeadedText[] }) {
  const { t } = useTranslation('frame')
  return (
    <nav aria-label={t('onThisPage')}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${anchorOf(part)}`}>
              <Text>{part.heading}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
