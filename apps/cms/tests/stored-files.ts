import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../src/platform/files/bucket.ts'

/** The files of a test's council, in a folder or a bucket. */
export type StoredFiles = {
  names: () => Promise<string[]>
  read: (name: string) => Promise<Buffer>
  write: (name: string, text: string) => Promise<void>
  clear: () => Promise<void>
}

const inFolder = (folder: string): StoredFiles => ({
  names: async () => (await readdir(folder).catch(() => [])).sort(),
  read: (name) => readFile(path.join(folder, name)),
  write: async (name, text) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), text)
  },
  clear: () => rm(folder, { recursive: true, force: true }),
})

/** Signed by the same library, but with its own requests, so that it does not share a mistake of `bucket.ts`. */
const inBucket = ({ endpoint, bucket, ...keys }: BucketSettings): StoredFiles => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const demand = async (place: string, init?: RequestInit): Promise<Response> => {
    const response = await client.fetch(`${endpoint}/${bucket}${place}`, init)
    if (!response.ok) throw new Error(`${place}: ${response.status}`)
    return response
  }
  const opened = demand('', { method: 'PUT' })
  const names = async (): Promise<string[]> => {
    await opened
    const list = await (await demand('?list-type=2')).text()
    return [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '').sort()
  }
  return {
    names,
    read: async (name) => Buffer.from(await (await demand(`/${name}`)).arrayBuffer()),
    write: async (name, text) => {
      await opened
      await demand(`/${name}`, { method: 'PUT', body: text })
    },
    clear: async () => {
      // A list has at most a thousand names.
      for (let left = await names(); left.length > 0; left = await names())
        for (const name of left) await demand(`/${name}`, { method: 'DELETE' })
    },
  }
}

/** The bucket if there is one, which this creates; otherwise the folder. */
export async function storedFiles(
  folder: string,
  settings: BucketSettings | undefined,
): Promise<StoredFiles> {
  const files = settings ? inBucket(settings) : inFolder(folder)
  await files.names()
  return files
}
