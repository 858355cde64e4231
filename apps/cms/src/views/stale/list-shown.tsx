import type { ServerProps } from 'payload'
import { PageOpened } from './page-opened.tsx'

/** Above a list whose order staff choose. Nothing is seen of it. */
export function ListShown({ payload }: Pick<ServerProps, 'payload'>) {
  return <PageOpened address={`${payload.config.routes.api}/reorder`} at={new Date().toISOString()} />
}
