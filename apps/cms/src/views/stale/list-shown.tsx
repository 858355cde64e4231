import type { ServerProps } from 'payload'
import { OrderOpened } from './order-opened.tsx'

/** Above a list whose order staff choose. Nothing is seen of it. */
export function ListShown({ payload }: Pick<ServerProps, 'payload'>) {
  return <OrderOpened address={`${payload.config.routes.api}/reorder`} at={new Date().toISOString()} />
}
