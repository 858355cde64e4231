import type { Row } from '@nagardwar/contract/browser'

/** Whether it is a tender, a recruitment or an auction, which has a page of its own; else it is a press release. */
export const isDated = ({ kind }: Pick<Row<'tenders'>, 'kind'>): boolean => Boolean(kind)

/** The page of a tender, without language. */
export const tenderPath = (id: string | number): string => `/tenders/${id}`
