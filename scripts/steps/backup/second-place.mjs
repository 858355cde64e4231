import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBucket } from '../../../apps/cms/src/platform/files/bucket.ts'
import { Failure } from '../failure.mjs'
import { archivesIn } from './archives.mjs'
import { sha256Of, sha256OfStream } from './manifest.mjs'
import { inWorkFolder } from './work-folder.mjs'

const hour = 60 * 60_000
/** Of a bucket, in milliseconds until an answer begins: an archive takes long on a slow line. */
const patience = { read: 60_000, write: 6 * hour }

async function synced(file) {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** A folder on another disk or machine, mounted here. It is never made: an unmounted disk would hide behind it. */
function folderAt(folder) {
  const present = () => {
    if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}: is the disk mounted?`)
  }
  return {
    name: folder,
    isOnDiskOf: async (file) => (await stat(folder)).dev === (await stat(file)).dev,
    async names() {
      present()
      return archivesIn(folder)
    },
    /** Under its own name only when it is whole. Returns the hash of what lies there now. */
    async put(archive, name) {
      present()
      return inWorkFolder(folder, 'copying', async (work) => {
        const unfinished = path.join(work, name)
        await pipeline(createReadStream(archive), createWriteStream(unfinished, { mode: 0o600 }))
        await synced(unfinished)
        const hash = await sha256Of(unfinished)
        await rename(unfinished, path.join(folder, name))
        return hash
      })
    },
    fetch: (name, to) => copyFile(path.join(folder, name), to),
  }
}

/** All archives of a bucket; it tells at most a thousand names at a time. */
async function namesIn(bucket) {
  const found = []
  for (;;) {
    const names = await bucket.names('nagardwar-', found.at(-1))
    if (names.length === 0) return found
    found.push(...names)
  }
}

function bucketAt(address) {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address)
  const name = pathname.slice(1)
  const settings = {
    endpoint: `${protocol}//${host}`,
    bucket: name,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
  const bucket = openBucket(settings, patience)
  const read = async (archive) => {
    const file = await bucket.find(archive)
    if (!file) throw new Failure(`${archive} is not in the bucket ${name}.`)
    return Readable.fromWeb(await file.read())
  }
  return {
    name: `bucket ${name} at ${host}`,
    isOnDiskOf: async () => false,
    names: () => namesIn(bucket),
    /** The hash is of what the bucket gives back: read once more, whole. */
    async put(archive, as) {
      await bucket.putFile(as, archive, await sha256Of(archive))
      return sha256OfStream(await read(as))
    },
    fetch: async (archive, to) => pipeline(await read(archive), createWriteStream(to, { mode: 0o600 })),
  }
}

/** The second place for archives: `/a/mounted/folder`, or `https://key:secret@s3.example.org/bucket`. */
export const secondPlace = (address) => (address.startsWith('/') ? folderAt(address) : bucketAt(address))

/** Copies an archive and compares what lies there with it. Throws when they differ. */
export async function copyArchive(archive, place) {
  const name = path.basename(archive)
  const [there, here] = [await place.put(archive, name), await sha256Of(archive)]
  if (there !== here) throw new Failure(`What lies in ${place.name} is not what was copied: ${name}.`)
}
