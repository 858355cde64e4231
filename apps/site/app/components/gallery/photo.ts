import type { FileFacts } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'

export type Photo = {
  id: string | number
  /** Empty if there is no picture: the text is shown, and nothing opens. */
  path: string
  /** The description of the picture. */
  alt: string
  /** The caption. */
  caption?: string | undefined
  facts?: FileFacts | undefined
  /** More content under the thumbnail: a name, a document. */
  more?: ReactNode
}
