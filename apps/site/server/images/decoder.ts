import sharp from 'sharp'

// Only the kinds of pictures that the council may upload are ever opened, whatever a file calls itself: no drawings
// with scripts and addresses inside, no exotic formats with weaknesses of their own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
})

// Each picture is worked on once and then kept on disk; libvips' own memory would only grow beside that.
sharp.cache(false)
sharp.concurrency(1)

export { sharp as decoder }
