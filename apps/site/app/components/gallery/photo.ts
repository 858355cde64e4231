import type { FileFacts } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'

export type Photo = {
  id: string | number
  /** Empty for one without a picture: it keeps its place and its words, and does not open. */
  path: string
  /** What the picture shows, for those who cannot see it. */
  alt: string
  /** Words under it. */
  caption?: string | undefined
  facts?: FileFacts | undefined
  /** More about it, under the thumbnail: a name, a document. */
  more?: ReactNode
}
