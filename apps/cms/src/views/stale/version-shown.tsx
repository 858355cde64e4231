import type { ServerProps } from 'payload'
import { PageOpened } from './page-opened.tsx'

/** In the head of the page of a version, which restores it. Nothing is seen of it. */
export function VersionShown({ params, payload }: Pick<ServerProps, 'params' | 'payload'>) {
  const [kind, slug, ...rest] = (params?.segments ?? []) as string[]
  const { api } = payload.config.routes
  const list = kind === 'globals' ? `${api}/globals/${slug}` : `${api}/${slug}`
  const address = `${list}/versions/${rest.at(-1)}`
  return <PageOpened address={address} at={new Date().toISOString()} saysWhy />
}
