import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Site } from '../site.ts'

/** For a closed website: `site` is for link holders, `form` for everybody. */
export type Env = {
  Bindings: HttpBindings
  /** `draft` is the token of a link to something that is not public yet. */
  Variables: { sees: 'site' | 'form' | undefined; draft: string | undefined }
}
export type App = Hono<Env>
export type Asked = Context<Env>

/** Answers some requests, or lets them pass to the next stage. */
export type Stage = (app: App, site: Site) => void
