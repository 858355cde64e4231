import { httpUpstream, type Upstream } from './upstream.ts'

/** Where the API is, and what the site shows it; the desk takes who has the secret for the site. */
type Address = { apiRoot: string; deskSecret: string | undefined }

/** The API that the configuration names. The examples are loaded only when configured. */
export async function upstreamOf({ apiRoot, deskSecret }: Address): Promise<Upstream> {
  if (apiRoot !== 'examples') return httpUpstream(apiRoot, deskSecret)
  const { exampleUpstream } = await import('./example-upstream.ts')
  return exampleUpstream()
}
