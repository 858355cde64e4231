import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../src/uploads/bucket.ts'

/** The files of a test's council, wherever they lie. */
export type StoredFiles = {
  names: () => Promise<string[]>
  read: (name: string) => Promise<Buffer>
  write: (name: string, text: string) => Promise<void>
}

const inFolder = (folder: string): StoredFiles => ({
  names: async () => (await readdir(folder).catch(() => [])).sort(),
  read: (name) => readFile(path.join(folder, name)),
  write: async (name, text) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), text)
  },
})

/** Signed by the same library, but asked in a way of its own: it would not share a mistake of `bucket.ts`. */
const inBucket = ({ endpoint, bucket, ...keys }: BucketSettings): StoredFiles => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const demand = async (place: string, init?: RequestInit): Promise<Response> => {
    const response = await client.fetch(`${endpoint}/${bucket}${place}`, init)
    if (!response.ok) throw new Error(`${place}: ${response.status}`)
    return response
  }
  const opened = demand('', { method: 'PUT' })
  return {
    names: async () => {
      await opened
      const list = await (await demand('?list-type=2')).text()
      return [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '').sort()
    },
    read: async (name) => Buffer.from(await (await demand(`/${name}`)).arrayBuffer()),
    write: async (name, text) => {
      await opened
      await demand(`/${name}`, { method: 'PUT', body: text })
    },
  }
}

/** The bucket if there is one, which this makes; else the folder. */
export async function storedFiles(
  folder: string,
  settings: BucketSettings | undefined,
): Promise<StoredFiles> {
  const files = settings ? inBucket(settings) : inFolder(folder)
  await files.names()
  return files
}
