import path from 'node:path'
import { type MessageFigures, messageFiguresSchema, serverCallPaths } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Options = { upstream: Upstream; log: Log; data: string }

/** What residents sent by month and when it was answered, as the desk last counted. It reads all messages for it, so it is asked seldom. */
export const createMessageFigures = ({ upstream, log, data }: Options) =>
  createLastAnswer<MessageFigures>({
    upstream,
    path: serverCallPaths.messageFigures,
    read: messageFiguresSchema.parse,
    life: 60_000,
    longest: { bytes: 64 * 1024, ms: 5000 },
    what: 'The figures of messages',
    file: path.join(data, 'answers', 'message-figures.json'),
    log,
  })
