// Build step: the emblem as icons of the installed website, for a council without a logo.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { iconSizes, iconUrl } from '../../app/components/picture/icon-url.ts'
import { drawIcon } from '../images/resize.ts'
import { icoOf } from './ico.ts'

const client = new URL('../../build/client/', import.meta.url)
const emblem = readFileSync(new URL('emblem.svg', client))

// The drawing is our own, so it may be opened here; the running site never opens one.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const large = await sharp(emblem, { density: 512 }).png().toBuffer()

mkdirSync(fileURLToPath(new URL('icons/', client)), { recursive: true })
for (const width of iconSizes)
  for (const shape of ['icon', 'maskable'] as const) {
    const file = new URL(`.${iconUrl(undefined, width, shape)}`, client)
    writeFileSync(file, await drawIcon(large, { width, shape }))
  }

const drawings = [16, 32, 48].map(async (width) => ({
  width,
  png: await sharp(large).resize(width, width, { fit: 'contain', background: '#0000' }).png().toBuffer(),
}))
writeFileSync(new URL('favicon.ico', client), icoOf(await Promise.all(drawings)))
