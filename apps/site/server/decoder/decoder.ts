import sharp from 'sharp'

// Only the kinds of pictures that the council may upload are opened, whatever the file name says: no SVG with scripts
// and addresses, and no rare formats with their own vulnerabilities.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
})

// Each picture is processed once and then stored on disk; libvips' cache would only use memory.
sharp.cache(false)
sharp.concurrency(1)

export { sharp as decoder }
