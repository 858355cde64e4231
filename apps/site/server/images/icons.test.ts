import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readWantedIcon } from './modifiers.ts'
import { NotAPicture } from './not-a-picture.ts'
import { drawIcon } from './resize.ts'

const red = { r: 200, g: 0, b: 0, alpha: 1 }
const logo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: red } })
    .png()
    .toBuffer()

async function drawn(width: 192 | 512, shape: 'icon' | 'maskable', original: Buffer) {
  const icon = sharp(await drawIcon(original, { width, shape }))
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ]
  return { info, at }
}

describe('the icon of the installed website', () => {
  test('holds a logo that is wide, whole, with nothing above and below it', async () => {
    const { info, at } = await drawn(192, 'icon', await logo(400, 100))
    expect([info.width, info.height]).toEqual([192, 192])
    expect(at(2, 96)).toEqual([200, 0, 0, 255])
    expect(at(96, 10)[3]).toBe(0)
  })

  test('has room around it and no holes where a device may cut it round', async () => {
    const { info, at } = await drawn(512, 'maskable', await logo(400, 400))
    expect([info.width, info.height]).toEqual([512, 512])
    expect(at(20, 256).slice(0, 3)).toEqual([255, 255, 255])
    expect(at(256, 256).slice(0, 3)).toEqual([200, 0, 0])
  })

  test('is not made of what is no picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(drawIcon(svg, { width: 192, shape: 'icon' })).rejects.toThrow(NotAPicture)
  })
})

test('its address names shape, size and logo', () => {
  expect(readWantedIcon('/maskable_512/uploads/logo.png')).toEqual({
    width: 512,
    format: 'png',
    shape: 'maskable',
    path: '/uploads/logo.png',
  })
})

test.each([
  '/icon_193/uploads/a.png',
  '/round_192/uploads/a.png',
  '/icon_192/uploads/a.pdf',
  '/icon_192/../a.png',
  '/icon_192',
])('%s is none of ours', (address) => {
  expect(readWantedIcon(address)).toBeUndefined()
})
